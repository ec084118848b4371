// What one sets once: the language, and whether choices without an alternative play themselves.
import { useShell } from "./shell_context";
import type { Seen } from "./types";
import { word } from "./words";

export function Settings({ snapshot, send }: Seen) {
  const { locked } = useShell();
  const { language, languages } = snapshot;
  return (
    <div class="t-settings">
      {languages.length > 1 && (
        <label class="t-language">
          <span>{word(snapshot, "language")}</span>
          <select
            data-key="language"
            value={language}
            disabled={locked}
            onChange={(event) => send({ language: event.currentTarget.value }, "language")}
          >
            {languages.map(({ code, name }) => (
              <option key={code} value={code} lang={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <label class="t-switch">
        <input
          type="checkbox"
          role="switch"
          data-key="auto"
          checked={snapshot.auto}
          disabled={locked}
          onChange={(event) => send({ auto: event.currentTarget.checked }, "auto")}
        />
        <span class="t-track" aria-hidden="true" />
        <span>{word(snapshot, "auto")}</span>
      </label>
    </div>
  );
}
