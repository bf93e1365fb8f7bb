/** The chunks that a PNG is drawn from. All others are dropped: texts, places, profiles and further frames, whose packed data may be a thousand times their size. */
const DRAWN = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'sBIT', 'bKGD', 'pHYs', 'IDAT', 'IEND'])

/** Samples of a pixel, by the type of colour. */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

/** Where the passes of an interlaced picture begin, and their steps: x, y, x step, y step. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const
const WHOLE = [[0, 0, 1, 1]] as const

interface Chunk {
  readonly name: string
  /** With its length and checksum. */
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** The chunks of a PNG from its signature to its end. */
function chunksOf(png: Uint8Array<ArrayBuffer>): readonly Chunk[] {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength)
  const chunks: Chunk[] = []
  for (let at = 8; at + 12 <= png.length; ) {
    const end = at + 12 + view.getUint32(at)
    chunks.push({ name: String.fromCharCode(...png.subarray(at + 4, at + 8)), bytes: png.subarray(at, end) })
    at = end
  }
  return chunks
}

/** A PNG without the chunks that it isn't drawn from. */
export async function stripPng(png: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const kept = chunksOf(png).filter(({ name }) => DRAWN.has(name))
  return new Uint8Array(await new Blob([png.subarray(0, 8), ...kept.map(({ bytes }) => bytes)]).arrayBuffer())
}

/** Whether the data of a PNG has no more bytes unpacked than the picture that its header announces, which has at most `maxPixels`. */
export async function isDataOfHeader(png: Uint8Array<ArrayBuffer>, maxPixels: number): Promise<boolean> {
  const [head, ...chunks] = chunksOf(png)
  if (head?.name !== 'IHDR' || head.bytes.length !== 25) return false
  const header = new DataView(head.bytes.buffer, head.bytes.byteOffset + 8, 13)
  const [width, height] = [header.getUint32(0), header.getUint32(4)]
  if (width * height > maxPixels) return false
  const bits = header.getUint8(8) * (SAMPLES[header.getUint8(9)] ?? 0)
  const rows = (header.getUint8(12) === 1 ? PASSES : WHOLE).map(([x, y, stepX, stepY]) => {
    const [across, down] = [Math.ceil(Math.max(width - x, 0) / stepX), Math.ceil(Math.max(height - y, 0) / stepY)]
    return across === 0 ? 0 : down * (1 + Math.ceil((across * bits) / 8))
  })
  const data = chunks.filter(({ name }) => name === 'IDAT').map(({ bytes }) => bytes.subarray(8, -4))
  return isAtMost(
    data,
    rows.reduce((sum, part) => sum + part, 0),
  )
}

/** Unpacks data until it is too much. */
async function isAtMost(data: readonly Uint8Array<ArrayBuffer>[], most: number): Promise<boolean> {
  let size = 0
  try {
    for await (const part of new Blob([...data]).stream().pipeThrough(new DecompressionStream('deflate'))) {
      size += part.length
      if (size > most) return false
    }
    return true
  } catch {
    return false
  }
}
