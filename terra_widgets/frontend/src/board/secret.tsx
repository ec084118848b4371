// A secret part of the table. People who share a screen hand it over before they look.
import type { ComponentChildren } from "preact";
import { useShell } from "./shell_context";
import { Sign } from "./signs";
import { Panel } from "./panel";
import type { Secret as Shown } from "./shapes.generated";
import type { Seen } from "./types";
import { word } from "./words";

interface SecretProps extends Seen {
  name: string;
  title: string;
  secret: Shown;
  /** Without seeing it the player can't go on. */
  needed?: boolean;
  children: ComponentChildren;
}

export function Secret({ snapshot, send, name, title, secret, needed, children }: SecretProps) {
  const { locked } = useShell();
  const ask = (what: "handover" | "hide") => () => {
    if (!locked) send({ do: what }, what);
  };
  const people = snapshot.seats.filter((seat) => !seat.automatic).length;
  if (secret.hidden && secret.seat === null) return null;
  return (
    <Panel
      name={name}
      title={title}
      snapshot={snapshot}
      aside={!snapshot.outcome && secret.seat !== null && secret.name && <bdi class="t-faint">{secret.name}</bdi>}
    >
      {secret.hidden ? (
        <div class="t-handover">
          <div class="t-secrets" aria-hidden="true">
            <span class="t-secret" />
            <span class="t-secret" />
          </div>
          {secret.handover && <p>{secret.handover}</p>}
          {secret.seat !== null && !snapshot.seats[secret.seat]?.automatic && (
            <button
              type="button" class={needed ? "t-button t-choice" : "t-button"} data-key="handover"
              data-lit={needed && !locked ? "" : undefined} aria-disabled={locked}
              onClick={ask("handover")}
            >
              <Sign name="eye" /> {word(snapshot, "show").replace("{name}", secret.name)}
            </button>
          )}
        </div>
      ) : (
        <>
          {children}
          {people > 1 && !snapshot.outcome && (
            <button type="button" class="t-button t-quiet" data-key="hide" aria-disabled={locked} onClick={ask("hide")}>
              {word(snapshot, "hide")}
            </button>
          )}
        </>
      )}
    </Panel>
  );
}
