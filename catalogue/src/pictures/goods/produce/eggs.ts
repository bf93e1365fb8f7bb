import { type Brush, oval, put } from '../brush.ts'
import { type View, view } from '../goods.ts'
import { pores, shine } from './parts.ts'
import { type Piece, produce } from './produce.ts'

const EGG = 'M0-176C50-176 92-106 92-66C92-26 52 0 0 0C-52 0-92-26-92-66C-92-106-50-176 0-176Z'

const egg: Piece = (b, colour) =>
  b.solid(EGG, colour, 'skin', 36, pores(b, -84, 180, 160, '#8A5A34', 0.2, 29)) + b.glow(-34, -112, 32, 48, 0.6, 24)

const quailEgg: Piece = (b) => {
  const spots = [
    [-40, -110, 15, 10],
    [10, -140, 12, 16],
    [44, -96, 18, 12],
    [-16, -76, 22, 13],
    [-58, -52, 12, 18],
    [34, -44, 20, 15],
    [-10, -26, 16, 10],
    [64, -66, 9, 13],
    [-30, -146, 9, 7],
    [12, -104, 7, 6],
    [-66, -88, 6, 9],
  ]
  return (
    b.solid(
      EGG,
      '#E9DCC0',
      'skin',
      34,
      spots.map(([x = 0, y = 0, rx = 0, ry = 0]) => b.fill(oval(x, y, rx, ry), '#4F3521', 0.82)).join(''),
    ) + b.glow(-34, -112, 30, 44, 0.5, 24)
  )
}

/** An opened egg: half a shell with yolk and white. */
const eggOpen: Piece = (b, colour) => {
  const shell = 'M-92-78L-74-92L-56-74L-34-94L-8-76L18-94L40-76L62-92L92-78C92-28 52 0 0 0C-52 0-92-28-92-78Z'
  return (
    b.solid(oval(0, -78, 91, 22), '#FFF8EC', 'paper', 14) +
    b.solid(oval(0, -84, 80, 24), '#F8F4E6', 'glaze', 10) +
    b.solid(oval(0, -92, 52, 32), '#F6A21C', 'glaze', 16) +
    shine(b, -18, -106, 18, 0.8) +
    b.solid(shell, colour, 'skin', 30)
  )
}

/** Ten eggs, or thirty, in the cups of a tray of grey fibre. */
function eggTray(b: Brush, piece: string, count: number): View {
  const [rows, across] = count > 10 ? [5, 6] : [2, 5]
  const one = b.again(piece)
  const width = across * 82
  const depth = rows * 34
  const lines = Array.from({ length: rows }, (_, row) => {
    const share = 0.8 + (0.2 * row) / (rows - 1)
    const eggsOf = Array.from({ length: across }, (_, at) =>
      put(one, (at - (across - 1) / 2) * 82 * share, -64 - depth + row * 34, 0, 0.42 * share),
    )
    const y = -82 - depth + row * 34
    const cups = `M${(-width / 2) * share} ${y}${Array.from({ length: across }, () => `q${41 * share} 34 ${82 * share} 0`).join('')}V${y + 60}H${(-width / 2) * share}Z`
    return eggsOf.join('') + b.solid(cups, '#A8A39B', 'paper', 10)
  })
  const front = `M${-width / 2 - 14} -76H${width / 2 + 14}L${width / 2} -6Q0 6 ${-width / 2} -6Z`
  return view(
    width + 40,
    depth + 150,
    lines.join('') + b.solid(front, '#9C978F', 'paper', 16, b.line(`M${-width / 2} -50H${width / 2}`, '#FFFFFF', 4, 0.25)),
  )
}

const NEST = [
  [-150, -44, -10],
  [-50, -58, 6],
  [52, -56, -8],
  [152, -42, 12],
  [-104, -4, 5],
  [0, 4, -4],
  [106, -2, 8],
] as const

const eggs = (piece: Piece, open: Piece, scale = 1) =>
  produce({
    colour: '#D9A06A',
    piece: (b, colour) => put(piece(b, colour), 0, 0, 0, scale),
    cut: (b, colour) => put(open(b, colour), 0, 0, 0, scale),
    reach: 92 * scale,
    height: 176 * scale,
    many: eggTray,
    packed: 0.56 / scale ** 0.5,
    ...(scale < 1 ? { places: NEST.map(([x, y, turn]) => [x * 0.72, y, turn * 3] as const) } : {}),
  })

export const EGG_GOODS = eggs(egg, eggOpen)

export const QUAIL_GOODS = eggs(quailEgg, (b) => eggOpen(b, '#E0CFA9'), 0.62)
