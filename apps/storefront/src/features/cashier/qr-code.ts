import { encode } from 'uqr'

/** A QR code as rows of dark (true) and light squares, with the quiet border that scanners need. */
export function qrModules(text: string): readonly (readonly boolean[])[] {
  return encode(text, { ecc: 'M', border: 4 }).data
}

/** The dark squares as the path of an SVG whose view box is `0 0 size size`; neighbours in a row are one stroke. */
export function qrPath(squares: readonly (readonly boolean[])[]): string {
  return squares
    .flatMap((row, y) =>
      [
        ...row
          .map((dark) => (dark ? '1' : '0'))
          .join('')
          .matchAll(/1+/g),
      ].map((run) => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`),
    )
    .join('')
}
