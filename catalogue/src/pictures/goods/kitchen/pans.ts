import { type Brush, oval, put, rect } from '../brush.ts'
import { mix } from '../finishes.ts'
import { type Goods, view } from '../goods.ts'

interface Pan {
  readonly body: string
  readonly inside: string
  readonly handle: string
  /** Speckles of stone in the coating. */
  readonly stone?: boolean
}

const speckles = (b: Brush, y: number, rx: number, ry: number) =>
  b.line(
    Array.from({ length: 9 }, (_, at) => `M${-rx} ${y - ry + (at * ry * 2) / 9}q${rx} ${9 - at * 2} ${rx * 2} 0`).join(''),
    '#FFFFFF',
    3,
    0.4,
    '0 19',
  )

function handle(b: Brush, colour: string, wood: boolean): string {
  return (
    b.solid('M150-96L236-150L248-130L166-72Z', '#A9ADB3', 'brushed', 8) +
    b.solid(
      'M216-150L386-248C404-258 420-232 404-220L234-112C222-108 206-140 216-150Z',
      colour,
      wood ? 'wood' : 'rubber',
      16,
      wood ? b.line('M230-136L396-236M236-124L400-224', '#5E3A1A', 2.4, 0.35) : '',
    ) +
    b.fill(oval(392, -232, 8, 8), '#1B1714', 0.7)
  )
}

/** A pan seen from the side and a little from above. */
function pan(b: Brush, { body, inside, handle: grip, stone = false }: Pan): string {
  const side = 'M-210-120C-206-50-150-6-70-2H70C150-6 206-50 210-120Z'
  return (
    handle(b, grip, stone) +
    b.solid(side, body, 'plastic', 26, stone ? speckles(b, -60, 210, 50) : b.soft('M-150-60C-60-36 60-36 150-60', '#FFFFFF', 10, 0.12)) +
    b.solid(oval(0, -122, 214, 62), mix(body, '#FFFFFF', 0.18), 'brushed', 10) +
    b.solid(
      oval(0, -118, 200, 52),
      inside,
      'rubber',
      30,
      (stone ? speckles(b, -112, 196, 46) : '') + b.fill(oval(0, -100, 150, 32), '#FFFFFF', 0.05),
    ) +
    b.glow(-90, -134, 80, 18, 0.4, -8)
  )
}

/** The pan from above, on the table. */
function panAbove(b: Brush, { body, inside, handle: grip, stone = false }: Pan, food: string): string {
  return put(
    b.solid(rect(-20, 150, 40, 190, 20), grip, stone ? 'wood' : 'rubber', 12) +
      b.solid(rect(-15, 130, 30, 60, 6), '#A9ADB3', 'brushed', 8) +
      b.fill(oval(0, 318, 9, 9), '#1B1714', 0.7) +
      b.solid(oval(0, 0, 180, 180), body, 'plastic', 16) +
      b.solid(oval(0, 0, 166, 166), inside, 'rubber', 26, stone ? speckles(b, 0, 160, 150) : '') +
      b.line('M-120 0a120 120 0 1 0 240 0a120 120 0 1 0-240 0', '#FFFFFF', 3, 0.1) +
      food +
      b.glow(-80, -90, 70, 28, 0.35, -45),
    -40,
    -196,
    -52,
  )
}

const egg = (b: Brush) =>
  b.solid('M-70-10C-86-56-40-84 0-72C44-90 88-50 76-6C92 44 44 76 4 62C-44 84-88 42-70-10Z', '#FFFDF6', 'glaze', 16) +
  b.solid(oval(2, -4, 34, 34), '#F8A81E', 'glaze', 14) +
  b.glow(-8, -16, 12, 8, 0.9, -30)

function panGoods(kind: Pan): Goods {
  return {
    views: [
      (b) => put1(b, pan(b, kind)),
      (b) => view(600, 420, b.dark(0, -30, 260, 60, 0.35) + panAbove(b, kind, egg(b)), true),
      [-110, -110, 2],
    ],
  }
}

const put1 = (_: Brush, svg: string) => view(600, 260, put(svg, -90, 0))

export const PAN = panGoods({ body: '#2F4A63', inside: '#2B2D31', handle: '#26282C' })

export const STONE_PAN = panGoods({ body: '#54565A', inside: '#43454A', handle: '#A9713D', stone: true })

export const IRON_PAN = panGoods({ body: '#34302E', inside: '#2A2625', handle: '#34302E' })
