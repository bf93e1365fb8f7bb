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

declare module 'wawoff2' {
  export function decompress(woff2: Uint8Array): Promise<Uint8Array>
}

declare module '*.svg' {
  const address: string
  export default address
}
