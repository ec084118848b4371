// What one sets once: the language, how fast things move, and whether choices without an alternative play themselves.
import { useState } from "preact/hooks";
import { chooseSpeed, chosenSpeed, SPEEDS, type Speed } from "./motion";
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
      <SpeedOfThings snapshot={snapshot} send={send} />
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

/** How fast things move; this browser keeps it. */
function SpeedOfThings({ snapshot }: Seen) {
  const { root } = useShell();
  const [speed, show] = useState(chosenSpeed);
  return (
    <label class="t-language">
      <span>{word(snapshot, "speed")}</span>
      <select
        data-key="speed" value={speed}
        onChange={(event) => {
          const next = event.currentTarget.value as Speed;
          show(next);
          if (root) chooseSpeed(next, root);
        }}
      >
        {SPEEDS.map((one) => (
          <option key={one} value={one}>
            {word(snapshot, `speed-${one}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
