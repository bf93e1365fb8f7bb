import { type Brush, oval, put, rect } from '../brush.ts'
import { mix } from '../finishes.ts'
import { type Goods, view } from '../goods.ts'

const side = (b: Brush, colour: string) =>
  b.solid('M-210-130L-196-16Q-194 0-178 0H178Q194 0 196-16L210-130Z', colour, 'plastic', 20, b.soft('M-204-104H204', '#000000', 7, 0.14))

/** A lunch box with clips on its sides. */
function lunch(b: Brush, colour: string, open: boolean): string {
  const clip = (flip: boolean) =>
    put(b.solid('M196-150H226Q234-150 234-142V-84Q234-76 226-76H206Z', mix(colour, '#FFFFFF', 0.35), 'plastic', 8), 0, 0, 0, 1, flip)
  const lid =
    b.solid('M-214-160Q-214-178-196-178H196Q214-178 214-160V-128H-214Z', mix(colour, '#FFFFFF', 0.35), 'plastic', 14) +
    b.rod('M-214-128H214', '#E9E4DA', 8, 'plastic')
  const food =
    b.solid(
      'M-206-132C-160-196-60-176 0-170V-116H-206Z',
      '#FBF7EC',
      'skin',
      14,
      b.line('M-170-150q8-8 16 0M-130-160q8-8 16 0M-80-150q8-8 16 0M-40-158q8-8 16 0M-150-132q8-8 16 0M-100-134q8-8 16 0', '#D5CBB0', 4),
    ) +
    b.solid('M0-172C30-196 70-190 100-172V-116H0Z', '#5E9A3A', 'skin', 12) +
    [120, 160, 190].map((x, at) => b.solid(oval(x - 10, -140 - at * 2, 28, 28), '#D5281E', 'glaze', 10)).join('') +
    b.solid(oval(56, -150, 40, 22), '#F0A83A', 'skin', 10)
  return (
    (open ? food : '') +
    side(b, colour) +
    (open ? b.rod('M-212-130H212', mix(colour, '#FFFFFF', 0.4), 14, 'plastic') : lid + clip(false) + clip(true))
  )
}

export const LUNCH_BOX: Goods = {
  views: [
    (b, { colour = '#D9798A' }) => view(480, 200, lunch(b, colour, false)),
    (b, { colour = '#D9798A' }) => view(480, 220, lunch(b, colour, true)),
    [190, -130, 2.1],
  ],
}

/** A storage box of clear plastic with a coloured lid and what it holds. */
function tub(b: Brush, lid: string, open: boolean): string {
  const body = 'M-220-230L-200-16Q-198 0-182 0H182Q198 0 200-16L220-230Z'
  const inside =
    b.solid(rect(-180, -150, 150, 150, 8), '#7FA7C4', 'cloth', 16) +
    b.solid(rect(-24, -120, 110, 120, 8), '#E0A18A', 'cloth', 16) +
    b.solid(rect(92, -170, 90, 170, 8), '#D9C27A', 'cloth', 16) +
    b.crease('M-180-100h150M-180-50h150M-24-60h110M92-110h90M92-60h90', 6)
  const glassy =
    b.fill(body, '#EFF5F6', 0.62) +
    b.fill('M-220-230L-198 0H-166L-184-230Z', '#FFFFFF', 0.6) +
    b.line(body, '#8FA6AE', 3, 0.6) +
    b.line('M-212-140H212', '#FFFFFF', 5, 0.6)
  return (
    b.within(body, inside) +
    glassy +
    (open
      ? b.rod('M-222-230H222', '#DDE7EA', 14, 'plastic')
      : b.solid(rect(-234, -270, 468, 46, 12), lid, 'plastic', 12) + b.line('M-200-250H200', '#FFFFFF', 4, 0.35)) +
    [-1, 1].map((flip) => put(b.solid(rect(196, -238, 40, 66, 8), lid, 'plastic', 8), 0, 0, 0, 1, flip < 0)).join('')
  )
}

export const STORAGE_BOX: Goods = {
  views: [
    (b) => view(480, 280, tub(b, '#3E8E8A', false)),
    (b) =>
      view(
        560,
        330,
        put(tub(b, '#3E8E8A', true), -20, -6, 0, 0.9) +
          b.foot(170, 10, 90) +
          put(b.solid(rect(-180, -330, 60, 330, 14), '#3E8E8A', 'upright', 12), 390, 12, 12, 0.8),
      ),
    [190, -220, 2.1],
  ],
}

/** A woven box of rattan. */
function rattan(b: Brush, lid: boolean): string {
  const rows = Array.from({ length: 8 }, (_, at) => `M-220 ${-20 - at * 26}q220 16 440 0`).join('')
  const weave =
    b.line(rows, '#6B4318', 24, 0.28, '26 26') +
    b.line(rows.replaceAll('M-220', 'M-194'), '#FFE9BE', 22, 0.3, '26 26') +
    b.line(rows, '#5A3712', 2.4, 0.35)
  const cover =
    b.solid(
      'M-222-240C-216-276-100-288 0-288C100-288 216-276 222-240V-206H-222Z',
      '#B98344',
      'wood',
      20,
      b.line('M-220-226q220 16 440 0M-210-250q210 14 420 0M-180-270q180 10 360 0', '#6B4318', 20, 0.25, '26 26'),
    ) + b.rod('M-40-286Q0-316 40-286', '#8A5A2A', 15, 'wood')
  return (
    b.solid('M-214-210L-200-14Q-198 0-182 0H182Q198 0 200-14L214-210Z', '#C08A4B', 'wood', 24, weave) +
    (lid
      ? cover
      : b.solid(oval(0, -210, 214, 40), '#7A5226', 'wood', 20) +
        b.solid('M-170-214C-120-270 20-270 60-214C110-250 160-240 176-212C90-186-110-186-170-214Z', '#F0EBDF', 'cloth', 20) +
        b.rod('M-214-210Q0-158 214-210', '#B98344', 18, 'wood'))
  )
}

export const RATTAN_BOX: Goods = {
  views: [(b) => view(460, 300, rattan(b, true)), (b) => view(460, 280, rattan(b, false)), [-60, -130, 2.2]],
}

/** A file box with coloured dividers. */
function archive(b: Brush): string {
  const tabs = ['#D9432B', '#F0A52B', '#4E9A3B', '#2F7EB5', '#7A4C94']
    .map((colour, at) =>
      put(
        b.solid(rect(-150, -290, 300, 240, 8), mix(colour, '#FFFFFF', 0.15), 'paper', 12) +
          b.solid(rect(-120 + at * 46, -316, 58, 34, 6), colour, 'paper', 6),
        at * 9 - 18,
        at * 9 - 10,
      ),
    )
    .join('')
  return (
    b.solid('M-180-270L-150-300H200L180-270Z', '#2E3B4E', 'plastic', 10) +
    tabs +
    b.solid(rect(-184, -220, 368, 220, 10), '#3D4F68', 'plastic', 20) +
    b.solid(rect(-70, -160, 140, 66, 6), '#F4F1EA', 'paper', 6, b.line('M-50-136H50M-50-116H20', '#9AA3B0', 5)) +
    b.solid(oval(0, -52, 30, 18), '#22304A', 'rubber', 8)
  )
}

export const ARCHIVE_BOX: Goods = {
  views: [
    (b) => view(400, 330, archive(b)),
    (b) => view(460, 330, b.solid('M120-230L220-270V-40L120 0Z', '#2E3B4E', 'plastic', 14) + put(archive(b), -40, 0, 0, 0.94)),
    [0, -300, 2],
  ],
}
