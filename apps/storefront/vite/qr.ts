import { encode } from 'uqr'
import type { Plugin } from 'vite'

const ID = 'virtual:qr-codes'

/** A QR code as the path of an SVG whose view box is `0 0 size size`. */
function qrPath(text: string): { readonly size: number; readonly path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const rows = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size, path: rows.join('') }
}

/** QR codes of fixed addresses, drawn while building: `import { codes } from 'virtual:qr-codes'`. */
export function qrCodes(addresses: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'nusaria:qr-codes',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load(id) {
      if (id !== `\0${ID}`) return null
      const codes = Object.fromEntries(Object.entries(addresses).map(([name, address]) => [name, { address, ...qrPath(address) }]))
      return `export const codes = ${JSON.stringify(codes)}`
    },
  }
}
