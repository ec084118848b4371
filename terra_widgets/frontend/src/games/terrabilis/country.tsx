// A country: its stocks with what the last move changed, and what stands in it.
import { Emblem } from "../../emblems/emblem";
import { useRoving } from "../../board/roving";
import { steady } from "../../board/steady";
import type { Send } from "../../board/types";
import type { Country as Shown } from "./shapes.generated";
import { Target } from "../../board/target";
import { Mark, Pawn, Resource } from "./pictures";

export const Country = steady(({ country, send }: { country: Shown; send: Send }) => {
  const { seat, built } = country;
  const key = (id: string) => `built:${seat}:${id}`;
  const roving = useRoving(built.map(({ id }) => key(id)), () => false);
  return (
    <section
      class="tb-country"
      data-seat={seat} data-place={`country:${seat}`}
      data-deciding={country.deciding ? "" : undefined}
      data-out={country.out ? "" : undefined}
      aria-label={country.label}
    >
      <header class="t-panel-head">
        <h3>
          <Pawn seat={seat} /> <bdi>{country.name}</bdi>
        </h3>
        {country.marks.map((mark) => (
          <span class={`tb-badge tb-badge-${mark.key}`} key={mark.key}>
            {mark.key === "member" && <Mark name="alliance" />} {mark.label}
          </span>
        ))}
      </header>
      {!country.out && (
        <ul class="tb-stocks">
          {country.stocks.map((stock) => (
            <li key={stock.kind} data-pile={stock.kind} data-count={stock.count} data-from="bank" data-low={stock.count < 3 && stock.kind !== "terras" ? "" : undefined}>
              <Resource kind={stock.kind} />
              <span class="tb-stock-count">
                <b data-number="">{stock.shown}</b>{" "}
                {stock.change !== 0 && (
                  <span class="tb-change" data-sign={stock.change > 0 ? "more" : "less"}>
                    {stock.changed}
                  </span>
                )}
              </span>
              <span class="tb-stock-name">{stock.name}</span>
            </li>
          ))}
        </ul>
      )}
      <p class="tb-facts">
        {[country.built_label, country.held, country.gain, country.tax].filter(Boolean).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      {built.length > 0 && (
        <ul
          class="tb-built"
          ref={roving.ref as { current: HTMLUListElement | null }}
          onFocusIn={roving.onFocusIn}
          onKeyDown={roving.onKeyDown}
        >
          {built.map((card) => (
            <li key={card.id}>
              <Target
                name={key(card.id)} label={card.label} moves={[]} why={null} note={`${card.label}. ${card.note}`}
                send={send} class="tb-chip" tabIndex={roving.tabIndex(key(card.id))}
              >
                <span class="tb-chip-face" data-thing={card.id} data-from={`seat:${seat}`} data-sort={card.source || card.category}>
                  <Emblem game="terrabilis" card={card.id}>
                    <Mark name={card.source || card.category} />
                  </Emblem>{" "}
                  <span>{card.name}</span>
                </span>
              </Target>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
});
