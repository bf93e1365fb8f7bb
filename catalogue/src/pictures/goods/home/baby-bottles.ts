import { type Brush, put, rect } from '../brush.ts'
import { mix } from '../finishes.ts'
import { type Goods, view } from '../goods.ts'

/** A baby's bottle with milk. */
function bottle(b: Brush, colour: string, wide: boolean, handles: boolean, capped: boolean): string {
  const w = wide ? 104 : 84
  const outline = `M${-w * 0.8}-250C${-w}-236 ${-w}-220 ${-w}-200V-34Q${-w} 0 ${-w + 34} 0H${w - 34}Q${w} 0 ${w}-34V-200C${w}-220 ${w}-236 ${w * 0.8}-250Z`
  const marks = Array.from({ length: 6 }, (_, at) => `M${w - 44} ${-40 - at * 28}h${at % 2 ? 18 : 30}`).join('')
  const teat = capped
    ? b.solid(`M${-w * 0.72}-284V-380Q${-w * 0.7}-410 0-412Q${w * 0.7}-410 ${w * 0.72}-380V-284Z`, '#EAF3F5', 'upright', 14) +
      b.glow(-w * 0.4, -344, 8, 40, 0.9)
    : b.solid('M-44-290C-46-330-24-330-20-356C-16-384 16-384 20-356C24-330 46-330 44-290Z', '#EBC58F', 'rubber', 14) +
      b.glow(-12, -352, 6, 14, 0.7)
  const grips = handles
    ? [-1, 1]
        .map((side) => put(b.rod(`M${w - 4}-210C${w + 76}-220 ${w + 76}-90 ${w - 4}-90`, colour, 25, 'plastic'), 0, 0, 0, 1, side < 0))
        .join('')
    : ''
  return (
    grips +
    b.fill(outline, '#F2F8FA', 0.7) +
    b.within(
      outline,
      b.solid(`M${-w}-170Q0-158 ${w}-170V0H${-w}Z`, '#FBF7EC', 'upright', 16) +
        b.fill(`M${-w}-250H${-w + 20}V0H${-w}Z`, '#FFFFFF', 0.6) +
        b.fill(`M${w - 14}-250H${w}V0H${w - 14}Z`, '#7FA6B3', 0.25),
    ) +
    b.line(marks, colour, 4, 0.9) +
    b.line(outline, '#7FA6B3', 3, 0.55) +
    b.solid(
      rect(-w * 0.86, -292, w * 1.72, 52, 10),
      colour,
      'upright',
      10,
      b.line(Array.from({ length: 14 }, (_, at) => `M${-w * 0.8 + at * w * 0.123}-284v36`).join(''), '#000000', 2, 0.14),
    ) +
    teat
  )
}

function babyBottle(own: string, wide: boolean, handles: boolean): Goods {
  return {
    views: [
      (b) => view(handles ? 360 : 230, 390, bottle(b, own, wide, handles, false)),
      (b) =>
        view(
          500,
          420,
          b.foot(-110, -16, 90) +
            put(bottle(b, own, wide, handles, true), -110, -14, 0, 0.9) +
            b.foot(120, 6, 90) +
            put(bottle(b, mix(own, '#FFFFFF', 0.3), wide, handles, false), 120, 6, 0, 0.9),
          true,
        ),
      [0, -290, 2.1],
    ],
  }
}

export const BABY_BOTTLE = babyBottle('#3FA6A6', false, false)

export const WIDE_BOTTLE = babyBottle('#5A8FD0', true, false)

export const TRAINER_BOTTLE = babyBottle('#E07A92', false, true)
