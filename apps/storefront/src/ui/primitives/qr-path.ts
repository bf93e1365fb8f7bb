import { encode } from 'uqr'

/** A QR code as an SVG path in the view box `0 0 size size`: one rectangle for each run of dark modules. `border`: light modules, 1 or more. */
export function qrPath(text: string, border = 2): { readonly size: number; readonly path: string } {
  const { data, size } = encode(text, { ecc: 'M', border })
  const runs = data.flatMap((row, y) =>
    row.flatMap((dark, x) => {
      if (!dark || row[x - 1]) return []
      const width = row.indexOf(false, x) - x
      return [`M${x} ${y}h${width}v1h-${width}z`]
    }),
  )
  return { size, path: runs.join('') }
}
