const HEX = /#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{3})(?![0-9A-Za-z])/g

/** Colours this close to a drawing's main hue rotate with it; others (a leaf, a buckle) stay. Degrees. */
const SAME_HUE = 50

/** Rotates the main hue of a drawing by `tint` degrees, or removes the colour; lightness stays. */
export function tinted(svg: string, tint: number | 'grey'): string {
  if (tint === 0) return svg
  if (tint === 'grey') return svg.replace(HEX, (_, hex: string) => recoloured(hex, (hue, saturation) => [hue, saturation * 0.08]))
  const main = mainHue(svg)
  const turn = (hue: number, saturation: number): [number, number] =>
    apart(hue, main) > SAME_HUE ? [hue, saturation] : [(hue + tint) % 360, saturation * 0.9]
  return svg.replace(HEX, (_, hex: string) => recoloured(hex, turn))
}

/** The angle between two hues, in degrees. */
function apart(a: number, b: number): number {
  const span = Math.abs(a - b) % 360
  return Math.min(span, 360 - span)
}

/** Greens count less for the main hue: mostly they are leaves. */
const LEAF = { from: 65, to: 165, weight: 0.35 }

/** The hue with most colour around it. */
function mainHue(svg: string): number {
  const colours = [...svg.matchAll(HEX)].map((match) => toHsl(...parts(match[1] ?? '')))
  const share = (hue: number) => (hue > LEAF.from && hue < LEAF.to ? LEAF.weight : 1)
  const weight = (centre: number) =>
    colours.reduce((sum, [hue, saturation]) => sum + (apart(hue, centre) < 30 ? saturation * share(hue) : 0), 0)
  const centres = Array.from({ length: 36 }, (_, at) => at * 10)
  return centres.reduce((best, centre) => (weight(centre) > weight(best) ? centre : best))
}

function parts(hex: string): [number, number, number] {
  const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex
  return [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16) / 255) as [number, number, number]
}

function recoloured(hex: string, change: (hue: number, saturation: number) => [number, number]): string {
  const [hue, saturation, lightness] = toHsl(...parts(hex))
  const [h, s] = change(hue, saturation)
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
