// Files that Python sends in pieces, saved by the browser: nothing is asked for from anywhere.

export interface Piece {
  /** The name of the file, and its type. */
  file: string;
  type: string;
  /** The message that asked for it. */
  id: string;
  place: number;
  pieces: number;
  bytes: DataView;
}

const SCALE = 2; // a picture for a page that is printed or projected

/** The files that were asked for in one view; another view of the same model gets their pieces too. */
export class Downloads {
  private readonly files = new Map<string, Piece[]>();

  expect(id: string): void {
    this.files.set(id, []);
  }

  /** Save the file once all its pieces are there. */
  async add(piece: Piece): Promise<void> {
    const pieces = this.files.get(piece.id);
    if (!pieces) return;
    pieces[piece.place] = piece;
    if (Object.keys(pieces).length < piece.pieces) return;
    this.files.delete(piece.id);
    await save(pieces);
  }
}

/** Put the pieces together and let the browser save them; a drawing becomes a picture. */
async function save(pieces: Piece[]): Promise<void> {
  const { file, type } = pieces[0]!;
  const packed = new Blob(pieces.map(({ bytes }) => bytes as DataView<ArrayBuffer>));
  const stream = packed.stream().pipeThrough(new DecompressionStream("gzip"));
  const data = await new Response(stream).blob();
  const content = file.endsWith(".png") ? await picture(await data.text()) : new Blob([data], { type });
  const link = document.createElement("a");
  link.download = file;
  link.href = URL.createObjectURL(content);
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // the browser may still be reading it
}

/** A drawing as a PNG, made by the browser's own canvas. */
async function picture(svg: string): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = image.naturalWidth * SCALE;
    canvas.height = image.naturalHeight * SCALE;
    canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
    const made = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
    if (!made) throw new Error("PNG");
    return made;
  } finally {
    URL.revokeObjectURL(url);
  }
}
