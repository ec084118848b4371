// Something that the lesson asks: a sentence, a choice, a number or several, or a point on a chart.
import { useRef } from "preact/hooks";
import { useShell } from "../board/shell_context";
import { Because, type PartSeen } from "./part";
import type { Plot } from "./shapes.generated";

export function Entry({ part, word, send }: PartSeen<"entry">) {
  const { id, locked } = useShell();
  const form = useRef<HTMLFormElement>(null);
  const reason = useRef<HTMLTextAreaElement>(null);
  const ask = `${id}-ask`;
  const typed = () => new FormData(form.current!).getAll("value").map(String);
  const keep = () => {
    if (!locked) send({ enter: { values: typed(), because: reason.current?.value ?? "" } }, "keep");
  };
  // Whoever forgets the button loses nothing.
  const keepWhole = () => typed().length > 0 && typed().every((one) => one.trim()) && keep();
  const number = (name: string | null, at: number) => (
    <label class="t-field t-number" key={at}>
      {name && <span class="t-label">{name}</span>}
      <input
        name="value" inputMode="decimal" autocomplete="off" defaultValue={part.values[at]}
        data-key={`value:${at}`} aria-labelledby={name ? undefined : ask}
      />
      <span>{part.unit}</span>
    </label>
  );
  const box = () => form.current?.querySelector<HTMLInputElement>("[name=value]");
  return (
    <section class="t-leaf t-entry" aria-labelledby={ask}>
      <form ref={form} onChange={keepWhole} onSubmit={(event) => { event.preventDefault(); keep(); }}>
        <p class="t-question" id={ask}>{part.ask}</p>
        {part.plot && <PointPlot plot={part.plot} value={part.values[0] ?? ""} hint={word("point")} box={box} />}
        {part.kind === "text" && (
          <label class="t-field">
            <textarea name="value" rows={2} maxLength={2000} data-key="value:0" aria-labelledby={ask} defaultValue={part.values[0]} />
          </label>
        )}
        {part.kind === "number" && number(null, 0)}
        {part.kind === "numbers" && part.options.map(number)}
        {part.kind === "choice" && (
          <fieldset aria-labelledby={ask}>
            {part.options.map((option, at) => (
              <label class="t-option" key={option}>
                <input
                  type="radio" name="value" value={option} defaultChecked={part.values[0] === option}
                  data-key={`value:${at}`}
                />
                <span>{option}</span>
              </label>
            ))}
          </fieldset>
        )}
        {part.because !== null && <Because label={word("because")} value={part.because} field={reason} />}
        <p class="t-row">
          <button type="submit" class="t-button" data-key="keep" aria-disabled={locked}>{word("save")}</button>
          {part.kept && <span class="t-faint">{word("saved")}</span>}
        </p>
      </form>
    </section>
  );
}

interface PointPlotProps { plot: Plot; value: string; hint: string; box(): HTMLInputElement | null | undefined }

/** A chart with a point to drag up and down; the number is in the field below it, for whoever types. */
function PointPlot({ plot, value, hint, box }: PointPlotProps) {
  const picture = useRef<HTMLImageElement>(null);
  const point = useRef<HTMLSpanElement>(null);
  const { x, top, bottom, low, high } = plot;
  const show = (number: number) => {
    const { naturalWidth, naturalHeight } = picture.current!;
    const y = bottom - ((number - low) / (high - low)) * (bottom - top);
    point.current!.hidden = !(number >= low && number <= high);
    point.current!.style.cssText = `left:${(x / naturalWidth) * 100}%;top:${(y / naturalHeight) * 100}%`;
  };
  const typed = () => show(parseFloat((box()?.value ?? "").replace(",", ".") || "x"));
  const drag = (event: PointerEvent) => {
    if (!event.buttons && event.type === "pointermove") return;
    const shown = picture.current!.getBoundingClientRect();
    const y = ((event.clientY - shown.top) / shown.height) * picture.current!.naturalHeight;
    const number = low + ((bottom - y) / (bottom - top)) * (high - low);
    const step = 10 ** Math.floor(Math.log10((high - low) / 100));
    const rounded = Math.round(Math.min(high, Math.max(low, number)) / step) * step;
    box()!.value = String(+rounded.toFixed(6));
    show(rounded);
  };
  return (
    <div>
      <div
        class="t-plot"
        onPointerDown={(event) => { (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId); drag(event); }}
        onPointerMove={drag}
        onPointerUp={() => box()?.dispatchEvent(new Event("change", { bubbles: true }))}
      >
        <img
          ref={picture} src={plot.src} alt={plot.alt} draggable={false}
          onLoad={() => { box()?.addEventListener("input", typed); show(parseFloat(value || "x")); }}
        />
        <span class="t-point" ref={point} hidden aria-hidden="true" />
      </div>
      <p class="t-faint">{hint}</p>
    </div>
  );
}
