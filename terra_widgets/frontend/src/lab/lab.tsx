// The lab: choose, run, see the bars fill, keep a run and compare.
import { useShell } from "../board/shell_context";
import { Sign } from "../board/signs";
import { Select } from "./fields";
import { Keeping } from "./kept_runs";
import { ChartPicture } from "../board/chart_picture";
import { Setup } from "./setup";
import { word, type LabSeen } from "./words";

export function Lab({ snapshot, send }: LabSeen) {
  const seen = { snapshot, send };
  const { languages, language, choices } = snapshot;
  return (
    <div class="t-lab">
      <header class="t-bar">
        <span class="t-faint">
          {snapshot.title}, {snapshot.subtitle}
        </span>
        {choices.game.choices.length > 1 && (
          <Select
            name="game" label={word(snapshot, "game")} hidden answer={snapshot.answer} {...choices.game}
            change={(game) => send({ game }, "game")}
          />
        )}
        {languages.length > 1 && (
          <Select
            name="language" label={word(snapshot, "language")} hidden value={language} answer={snapshot.answer}
            choices={languages.map(({ code, name }) => ({ value: code, label: name }))}
            change={(code) => send({ language: code }, "language")}
          />
        )}
        <h2 class="t-lab-title" data-key="prompt" tabIndex={-1}>
          {snapshot.question}
        </h2>
      </header>
      <Setup {...seen} />
      <Results {...seen} />
    </div>
  );
}

function Results({ snapshot, send }: LabSeen) {
  const { measure, chart, intervals, changed, table } = snapshot;
  return (
    <section class="t-lab-results" aria-label={word(snapshot, "results")}>
      <p class={chart ? "t-sentence t-lab-summary" : "t-lab-empty"} data-faded={snapshot.waiting ? "" : undefined}>
        {snapshot.finding}
      </p>
      {chart && (
        <figure class="t-lab-chart" data-faded={snapshot.waiting ? "" : undefined}>
          <ChartPicture {...chart} />
        </figure>
      )}
      <div class="t-lab-measure">
        <Select
          name="measure" label={word(snapshot, "measure")} value={measure.value} choices={measure.choices} answer={snapshot.answer}
          change={(value) => send({ measure: value }, "measure")}
        />
        {measure.text && <p class="t-faint">{measure.text}</p>}
      </div>
      {changed && (
        <p class="t-lab-changed">
          <Sign name="redo" /> <span>{changed}</span>
        </p>
      )}
      <Keeping snapshot={snapshot} send={send} />
      {table && (
        <details class="t-lab-numbers">
          <summary data-key="numbers">{word(snapshot, "numbers")}</summary>
          <p>{snapshot.summary}</p>
          <ChartPicture {...intervals!} />
          <div class="t-wide" tabIndex={0} role="region" aria-label={word(snapshot, "numbers")}>
            <table class="t-sheet">
              <caption class="t-sr">{table.caption}</caption>
              <thead>
                <tr>
                  {table.columns.map((name) => (
                    <th scope="col" key={name}>
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {table.rows.map((row, at) => (
                  <tr key={at}>
                    {row.map((cell, place) =>
                      place === 0 ? (
                        <th scope="row" key={place}>
                          <bdi>{cell}</bdi>
                        </th>
                      ) : (
                        <td key={place}>{cell}</td>
                      ),
                    )}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </details>
      )}
      {chart && <Files snapshot={snapshot} send={send} />}
    </section>
  );
}

function Files({ snapshot, send }: LabSeen) {
  const { locked } = useShell();
  return (
    <div class="t-lab-files" role="group" aria-label={word(snapshot, "export")} data-key="export" tabIndex={-1}>
      <span class="t-field-name" aria-hidden="true">
        {word(snapshot, "export")}
      </span>
      {(["csv", "png", "html"] as const).map((what) => (
        <button
          type="button" class="t-button t-quiet" key={what} data-key={`export:${what}`} aria-disabled={locked}
          onClick={() => !locked && send({ export: what }, `export:${what}`)}
        >
          <Sign name="down" /> {word(snapshot, what)}
        </button>
      ))}
    </div>
  );
}
