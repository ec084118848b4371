// Texts of a step: paragraphs, headings, lists and tables. Text only, never markup.
import type { ComponentChildren, JSX } from "preact";
import type { Block, Span } from "./shapes.generated";

function Line({ spans = [] }: { spans?: Span[] | undefined }) {
  return (
    <>
      {spans.map(({ text, strong, soft, code }, at) => {
        const inner = code ? <code>{text}</code> : text;
        if (strong) return <strong key={at}>{inner}</strong>;
        return soft ? <em key={at}>{inner}</em> : <span key={at}>{inner}</span>;
      })}
    </>
  );
}

/** Neighbours that are alike. */
function runs<T>(all: T[], kind: (one: T) => string): [string, T[]][] {
  const found: [string, T[]][] = [];
  for (const one of all) {
    const last = found.at(-1);
    if (last?.[0] === kind(one)) last[1].push(one);
    else found.push([kind(one), [one]]);
  }
  return found;
}

export function Blocks({ blocks }: { blocks: Block[] }) {
  return (
    <div class="r-text">
      {runs(blocks, ({ fold }) => fold ?? "").map(([fold, inner], at) =>
        fold ? (
          <details key={at}>
            <summary>{fold}</summary>
            <Open blocks={inner} />
          </details>
        ) : (
          <Open key={at} blocks={inner} />
        ),
      )}
    </div>
  );
}

const WHOLE: Record<string, (blocks: Block[]) => JSX.Element> = {
  item: (blocks) => <ul>{blocks.map(({ spans }, at) => <li key={at}><Line spans={spans} /></li>)}</ul>,
  row: ([head, ...rows]) => (
    <div class="r-table" tabIndex={0}>
      <table>
        <thead><Row block={head!} head /></thead>
        <tbody>{rows.map((row, at) => <Row key={at} block={row} />)}</tbody>
      </table>
    </div>
  ),
  heading: (blocks) => <>{blocks.map(({ spans }, at) => <h3 key={at}><Line spans={spans} /></h3>)}</>,
  paragraph: (blocks) => <>{blocks.map(({ spans }, at) => <p key={at}><Line spans={spans} /></p>)}</>,
};

function Row({ block, head }: { block: Block; head?: boolean }) {
  const cell = (spans: Span[], at: number): ComponentChildren =>
    head ? <th key={at} scope="col"><Line spans={spans} /></th> : <td key={at}><Line spans={spans} /></td>;
  return <tr>{(block.cells ?? []).map(cell)}</tr>;
}

function Open({ blocks }: { blocks: Block[] }) {
  return <>{runs(blocks, ({ kind }) => kind).map(([kind, same], at) => <Same key={at} kind={kind} blocks={same} />)}</>;
}

function Same({ kind, blocks }: { kind: string; blocks: Block[] }) {
  return (WHOLE[kind] ?? WHOLE["paragraph"]!)(blocks);
}
