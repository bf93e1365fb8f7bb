/** Turns the hue of every hex colour in a drawing, or drains it; lightness stays. */
export function tinted(svg: string, tint: number | 'grey'): string {
  if (tint === 0) return svg
  return svg.replace(/#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{3})(?![0-9A-Za-z])/g, (_, hex: string) => turned(hex, tint))
}

function turned(hex: string, tint: number | 'grey'): string {
  const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex
  const [r, g, b] = [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16) / 255) as [number, number, number]
  const [hue, saturation, lightness] = toHsl(r, g, b)
  const [h, s] = tint === 'grey' ? [hue, saturation * 0.08] : [(hue + tint) % 360, saturation * 0.92]
  return `#${toRgb(h, s, lightness)
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

function toHsl(r: number, g: number, b: number): [number, number, number] {
  const high = Math.max(r, g, b)
  const low = Math.min(r, g, b)
  const lightness = (high + low) / 2
  const spread = high - low
  if (spread === 0) return [0, 0, lightness]
  const saturation = spread / (1 - Math.abs(2 * lightness - 1))
  const sector = high === r ? ((g - b) / spread + 6) % 6 : high === g ? (b - r) / spread + 2 : (r - g) / spread + 4
  return [sector * 60, saturation, lightness]
}

function toRgb(hue: number, saturation: number, lightness: number): [number, number, number] {
  const part = (n: number): number => {
    const k = (n + hue / 30) % 12
    const reach = saturation * Math.min(lightness, 1 - lightness)
    return lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1))
  }
  return [part(0), part(8), part(4)]
}
