// Runs that were kept: which there are, and which one to compare with.
import { useState } from "preact/hooks";
import { useShell } from "../board/shell_context";
import { Sign } from "../board/signs";
import { ChartPicture } from "../board/chart_picture";
import { word, type LabSeen } from "./words";

export function Keeping({ snapshot, send }: LabSeen) {
  const { keep, kept } = snapshot;
  if (!keep.can && !kept.length) return null;
  return (
    <div class="t-lab-keeping">
      {kept.length > 0 && <Kept snapshot={snapshot} send={send} />}
      {keep.can && <Keep snapshot={snapshot} send={send} />}
    </div>
  );
}

function Keep({ snapshot, send }: LabSeen) {
  const { locked } = useShell();
  const [name, setName] = useState("");
  const keep = () => {
    if (locked) return;
    send({ keep: name.trim() }, "keep");
    setName("");
  };
  return (
    <div class="t-lab-keep">
      <label class="t-field">
        <span class="t-field-name">{word(snapshot, "name")}</span>
        <input
          type="text" autocomplete="off" data-key="name" value={name} placeholder={snapshot.keep.name}
          maxLength={snapshot.keep.longest} disabled={locked}
          onInput={(event) => setName(event.currentTarget.value)}
          onKeyDown={(event) => event.key === "Enter" && keep()}
        />
      </label>
      <button type="button" class="t-button" data-key="keep" aria-disabled={locked} onClick={keep}>
        <Sign name="pin" /> {word(snapshot, "keep")}
      </button>
    </div>
  );
}

function Kept({ snapshot, send }: LabSeen) {
  const { id, locked } = useShell();
  const { kept } = snapshot;
  const none = !kept.some(({ compared }) => compared);
  return (
    <fieldset class="t-lab-kept">
      <legend>{word(snapshot, "compare")}</legend>
      <ul>
        {kept.map((run) => (
          <li key={run.number} data-compared={run.compared ? "" : undefined}>
            <label>
              <input
                type="radio" name={`${id}-base`} checked={run.compared} disabled={locked}
                data-key={`compare:${run.number}`}
                onChange={() => send({ compare: run.number }, `compare:${run.number}`)}
              />
              <ChartPicture pictures={[run.sign]} label="" />
              <span>
                <b>
                  <bdi>{run.name}</bdi>
                </b>
                <span class="t-faint t-small">{run.text}</span>
              </span>
            </label>
            <button
              type="button" class="t-button t-icon-only" data-key={`remove:${run.number}`} aria-label={run.remove}
              title={run.remove} aria-disabled={locked}
              onClick={() => !locked && send({ remove: run.number }, "keep")}
            >
              <Sign name="bin" />
            </button>
          </li>
        ))}
        <li data-compared={none ? "" : undefined}>
          <label>
            <input
              type="radio" name={`${id}-base`} checked={none} disabled={locked} data-key="compare:none"
              onChange={() => send({ compare: null }, "compare:none")}
            />
            <span>{word(snapshot, "alone")}</span>
          </label>
        </li>
      </ul>
    </fieldset>
  );
}
