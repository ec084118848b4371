// The lab report: one click writes it beside the notebook and hands it to the browser.
import { useEffect, useRef } from "preact/hooks";
import { useShell } from "../board/shell_context";
import type { PartSeen } from "./part";

export function Report({ part, word, send }: PartSeen<"report">) {
  const { locked } = useShell();
  const asked = useRef(false); // another view of the same report must not download it as well
  useEffect(() => {
    if (part.text === null || !asked.current) return;
    asked.current = false;
    download(part.file, part.text);
    send({ do: "fetched" });
  }, [part.text]);
  return (
    <section class="t-leaf" aria-label={word("report")}>
      <h3 class="t-kicker">{word("report")}</h3>
      {part.no_name && <p class="t-warning">{part.no_name}</p>}
      <p class="t-row">
        <button
          type="button"
          class="t-button t-choice"
          data-key="make"
          aria-disabled={locked}
          onClick={() => {
            if (locked) return;
            asked.current = true;
            send({ do: "make" }, "make");
          }}
        >
          {word("make")}
        </button>
      </p>
      {part.made && (
        <p>
          {part.made} {word("download")}
        </p>
      )}
    </section>
  );
}

function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/html" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
