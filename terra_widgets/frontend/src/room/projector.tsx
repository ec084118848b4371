// The page for everybody to see: large, read only, no names unless they are sent.
import { useEffect, useState } from "preact/hooks";
import { Blocks } from "./blocks";
import { useRoom } from "./context";
import { Clock, Scores } from "./parts";
import { keep, kept } from "./kept";
import { ChartFigure } from "./pieces";
import type { ProjectorSnapshot } from "./shapes.generated";
import { Tally } from "./tally";

const SHELF = "terra:room:light";

export function Projector({ snapshot }: { snapshot: ProjectorSnapshot }) {
  const { word } = useRoom();
  const { stage, step } = snapshot;
  const gathering = stage === "gathering";
  return (
    <>
      <header class="r-top r-large-top">
        <h1>{step ? step.title : snapshot.title}</h1>
        <Clock clock={snapshot.clock} />
        {!gathering && snapshot.open_door && (
          <p class="r-small-code"><span>{snapshot.address}</span> <b>{snapshot.code}</b></p>
        )}
        <LightSwitch />
      </header>
      {snapshot.paused && <p class="r-banner r-paused">{word("paused")}</p>}
      <main class="r-wall" tabIndex={0}>
        {gathering && <Gathering snapshot={snapshot} />}
        {snapshot.blocks.length > 0 && !snapshot.tallies.length && <Blocks blocks={snapshot.blocks} />}
        {(snapshot.tallies.length > 0 || snapshot.charts.length > 0) && (
          <div class="r-wall-grid" data-one={snapshot.tallies.length + snapshot.charts.length === 1 ? "" : undefined}>
            {snapshot.tallies.map((tally) => <Tally key={tally.channel} tally={tally} />)}
            {snapshot.charts.map((chart) => <ChartFigure key={chart.title} chart={chart} />)}
          </div>
        )}
        {snapshot.scores.length > 0 && <Scores scores={snapshot.scores} />}
        {stage === "over" && <p class="r-huge">{word("thanks")}</p>}
      </main>
      {step && (
        <footer class="r-progress" aria-hidden="true">
          {Array.from({ length: step.of }, (_, at) => <span key={at} data-done={at + 1 < step.number ? "" : undefined} data-now={at + 1 === step.number ? "" : undefined} />)}
        </footer>
      )}
    </>
  );
}

/** A picture that the server has drawn, as the address of an image. */
export function imageOf(drawn: string): string {
  return drawn.startsWith("<") ? `data:image/svg+xml,${encodeURIComponent(drawn)}` : drawn;
}

function Gathering({ snapshot }: { snapshot: ProjectorSnapshot }) {
  const { word } = useRoom();
  return (
    <section class="r-gathering">
      {snapshot.open_door ? (
        <div class="r-invitation">
          {snapshot.qr && <img class="r-qr" src={imageOf(snapshot.qr)} alt={`${word("qr")}: ${snapshot.address}`} />}
          <div>
            <p class="r-large">{word("open-address")}</p>
            <p class="r-address">{snapshot.address}</p>
            <p class="r-large">{word("type-code")}</p>
            <p class="r-code">{snapshot.code}</p>
          </div>
        </div>
      ) : (
        <p class="r-huge">{word("door-locked")}</p>
      )}
      <p class="r-large">{word("here")}: <b>{snapshot.here}</b></p>
      {snapshot.people.length > 0 && (
        <ul class="r-people">{snapshot.people.map((name, at) => <li key={at}><bdi>{name}</bdi></li>)}</ul>
      )}
    </section>
  );
}

/** Light or dark: the system's, until somebody says otherwise here. */
function LightSwitch() {
  const { word } = useRoom();
  const [theme, set] = useState(kept(SHELF) ?? "");
  useEffect(() => {
    if (theme) document.body.dataset["theme"] = theme;
  }, [theme]);
  const turn = () => {
    const dark = theme ? theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    const next = dark ? "light" : "dark";
    keep(SHELF, next);
    set(next);
  };
  return (
    <button type="button" class="t-button t-quiet r-icon r-light" data-key="light" aria-label={word("light")} title={word("light")} onClick={turn}>
      <svg class="t-sign" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 3a9 9 0 1 0 0 18zM12 3a9 9 0 0 1 0 18" /></svg>
    </button>
  );
}
