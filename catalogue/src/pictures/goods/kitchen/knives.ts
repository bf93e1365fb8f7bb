import { type Brush, oval, put, rect } from '../brush.ts'
import { type Goods, view } from '../goods.ts'

const blade = (b: Brush) =>
  b.solid(
    'M-250-40C-190-92-80-112 60-112V-34C-60-22-180-26-250-40Z',
    '#CDD3DA',
    'brushed',
    8,
    b.fill('M-250-40C-180-30-60-26 60-38V-34C-60-22-180-26-250-40Z', '#FFFFFF', 0.85) +
      b.soft('M-180-70C-80-98 0-100 50-100', '#FFFFFF', 12, 0.6),
  )

const rivets = (b: Brush) => [98, 150, 200].map((x) => b.solid(oval(x, -92, 8, 8), '#D9DDE2', 'brushed', 4)).join('')

const chef = (b: Brush) =>
  blade(b) +
  b.solid(rect(58, -114, 22, 82, 3), '#9AA0A8', 'bar', 6) +
  b.solid('M78-114H220C246-114 254-96 250-80C244-66 226-70 210-72C170-66 120-66 78-62Z', '#2E2A29', 'plastic', 14) +
  rivets(b)

const carved = (b: Brush) =>
  b.solid(
    'M-260-62C-200-110-80-100 60-104V-44C-60-34-190-16-260-62Z',
    '#B9C0C6',
    'brushed',
    8,
    b.soft('M-220-64C-120-84 0-80 56-84', '#5E6670', 5, 0.45) + b.line('M-180-56q14-12 28 0t28 0 28 0 28 0 28 0 28 0', '#6E7780', 3, 0.5),
  ) +
  b.solid(rect(56, -110, 26, 74, 4), '#C99A3E', 'bar', 8) +
  b.solid(
    'M80-108C120-100 150-116 200-104C236-98 262-120 264-90C266-58 226-52 200-58C150-46 120-58 80-44Z',
    '#6B3A1E',
    'wood',
    14,
    b.line('M96-90q12-12 24 0t24 0 24 0 24 0 24 0M96-70q12 12 24 0t24 0 24 0 24 0', '#C98F55', 3.4, 0.8),
  )

const board = (b: Brush) =>
  b.solid(
    'M-280-40L-220-190H250L290-40Z',
    '#C9955C',
    'wood',
    16,
    b.line('M-260-60q160-14 520 2M-250-100q180 10 480-4M-236-140q200-8 450 4M-226-172q170 8 440-2', '#8A5A2A', 3, 0.35),
  ) + b.solid('M-280-40H290V-12C290-4 284 0 276 0H-266C-274 0-280-4-280-12Z', '#A9763F', 'wood', 8)

function knife(draw: (b: Brush) => string): Goods {
  return {
    views: [
      (b) => view(560, 230, b.dark(0, -56, 280, 24, 0.4) + put(draw(b), 0, -60, -14, 1.06), true),
      (b) =>
        view(
          570,
          260,
          board(b) +
            b.dark(-10, -96, 240, 16, 0.4) +
            put(draw(b), -10, -64, 6, 0.84) +
            b.solid(oval(-190, -160, 38, 30), '#D5281E', 'glaze', 14) +
            b.solid(oval(-120, -172, 32, 26), '#D5281E', 'glaze', 14),
        ),
      [150, -110, 2.1],
    ],
  }
}

export const CHEF_KNIFE = knife(chef)

export const CARVED_KNIFE = knife(carved)
