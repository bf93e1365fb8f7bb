declare module 'virtual:tokens.css'

declare module 'virtual:qr-codes' {
  interface QrCode {
    readonly address: string
    /** modules a side, quiet zone included */
    readonly size: number
    /** SVG path in a view box of `0 0 size size` */
    readonly path: string
  }
  export const codes: Readonly<Record<'ios' | 'android', QrCode>>
}

declare module 'virtual:start-failure' {
  import type { Language } from '@nusaria/contracts/headers'
  export const firstLanguage: Language
  export const texts: Readonly<Record<Language, { readonly failure: string; readonly retry: string }>>
}

declare module 'wawoff2' {
  export function decompress(woff2: Uint8Array): Promise<Uint8Array>
}

declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2'
    readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number; readonly default: number }>>
  }
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Uint8Array>
}

declare module '*.svg' {
  const address: string
  export default address
}

/** lucide has types for all icons together, not for the file of one. */
declare module 'lucide/dist/esm/icons/*.mjs' {
  const icon: import('lucide').IconNode
  export default icon
}
