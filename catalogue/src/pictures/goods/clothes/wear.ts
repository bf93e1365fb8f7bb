import { type Brush, oval, put, rect } from '../brush.ts'
import { mix } from '../finishes.ts'
import { type Goods, view } from '../goods.ts'

function sunglasses(b: Brush, folded: boolean): string {
  const lens = (flip: boolean) =>
    put(
      b.solid(
        'M14-150C60-170 200-176 250-150C262-90 240-20 160-16C80-14 30-50 14-110Z',
        '#2B2E3C',
        'screen',
        16,
        b.fill('M30-140C90-160 150-164 180-160L90-24C60-30 30-80 30-140Z', '#7FC4E0', 0.4) +
          b.fill('M190-160L210-158L130-18L112-20Z', '#FFFFFF', 0.25),
      ) + b.line('M14-150C60-170 200-176 250-150C262-90 240-20 160-16C80-14 30-50 14-110Z', '#D9432B', 8),
      0,
      0,
      0,
      1,
      flip,
    )
  const arm = folded
    ? b.rod('M-250-140H220M250-126H-210', '#26262C', 13, 'plastic')
    : b.rod('M-250-150C-280-190-250-230-190-244M250-150C280-190 250-230 190-244', '#26262C', 14, 'plastic')
  return arm + lens(false) + lens(true) + b.rod('M-16-134Q0-150 16-134', '#D9432B', 12, 'plastic')
}

export const CYCLING_GLASSES: Goods = {
  views: [
    (b) => view(560, 260, sunglasses(b, false)),
    (b) =>
      view(
        560,
        240,
        b.solid(rect(-280, -70, 560, 70, 34), '#2E3440', 'rubber', 18, b.seam('M-260-34H260', '#8A94A4', 0.6)) +
          put(sunglasses(b, true), 0, -30, -4, 0.9),
      ),
    [130, -90, 2.2],
  ],
}

function glove(b: Brush, palm: boolean): string {
  const tone = palm ? '#3A3A42' : '#C23B52'
  const finger = (x: number, top: number, turn: number) =>
    put(
      b.solid(
        `M-30 0V${top + 30}Q-30 ${top} 0 ${top}Q30 ${top} 30 ${top + 30}V0Z`,
        tone,
        'cloth',
        14,
        palm ? b.line(`M-20 ${top + 70}h40M-20 ${top + 90}h40M-20 ${top + 110}h40`, '#FFFFFF', 3, 0.2) : '',
      ),
      x,
      -210,
      turn,
    )
  return (
    finger(-84, -130, -10) +
    finger(-28, -168, -2) +
    finger(30, -160, 4) +
    finger(84, -118, 12) +
    put(b.solid('M-34 20V-70Q-30-100 0-100Q34-96 34-60V40Z', tone, 'cloth', 14), 150, -140, 48) +
    b.solid(
      'M-124-240Q0-262 120-236C150-200 160-150 130-90L110-60H-110C-124-110-126-180-124-240Z',
      tone,
      'cloth',
      22,
      palm
        ? b.solid(rect(-80, -190, 150, 90, 30), '#26262C', 'rubber', 12, b.line('M-60-170h110M-60-150h110M-60-130h110', '#FFFFFF', 4, 0.16))
        : b.crease('M-56-230q6 40 0 80M0-240q6 40 0 80M58-230q-4 40 2 80', 8, 0.2),
    ) +
    b.solid(rect(-116, -66, 232, 60, 14), '#26262C', 'cloth', 12, b.line('M-110-52H110M-110-40H110M-110-28H110', '#FFFFFF', 3, 0.14)) +
    (palm ? '' : b.solid(rect(-40, -60, 130, 46, 10), '#E9E4DA', 'plastic', 8))
  )
}

export const GLOVES: Goods = {
  views: [
    (b) =>
      view(
        560,
        400,
        b.dark(0, -8, 250, 24, 0.35) + put(glove(b, false), -150, -20, -8, 0.86, true) + put(glove(b, false), 140, -8, 8, 0.86),
        true,
      ),
    (b) => view(400, 400, b.dark(0, -6, 160, 20, 0.35) + put(glove(b, true), -10, -10), true),
    [150, -120, 2.1],
  ],
}

const fringe = (b: Brush, x: number, y: number, colour: string) =>
  b.line(Array.from({ length: 12 }, (_, at) => `M${x + at * 10} ${y}v38`).join(''), colour, 6)

const scarf = (b: Brush) => {
  const red = '#B5342E'
  const knit = (x: number, y: number, w: number, h: number) =>
    b.line(Array.from({ length: Math.floor(h / 16) }, (_, at) => `M${x} ${y + at * 16}h${w}`).join(''), '#FFFFFF', 5, 0.2, '3 9')
  return (
    b.solid(
      'M40-300H170L190-70H60Z',
      mix(red, '#000000', 0.12),
      'cloth',
      18,
      knit(40, -290, 150, 230) + b.fill('M50-140H186V-110H52ZM52-100H188V-86H54Z', '#F4E7CC'),
    ) +
    fringe(b, 66, -68, red) +
    b.solid(
      'M-210-330C-200-420 200-420 210-330C216-250 120-210 0-210C-120-210-216-250-210-330Z',
      red,
      'cloth',
      34,
      knit(-210, -400, 420, 190) + b.crease('M-190-300Q0-210 190-300M-170-350Q0-280 170-350', 14, 0.28),
    ) +
    b.fill(oval(0, -356, 110, 26), '#5A120E', 0.55) +
    b.solid(
      'M-130-290H10L-10-30H-150Z',
      red,
      'cloth',
      20,
      knit(-150, -290, 170, 260) + b.fill('M-150-110H0V-78H-150ZM-150-66H0V-52H-150Z', '#F4E7CC'),
    ) +
    fringe(b, -138, -28, red)
  )
}

export const SCARF: Goods = {
  views: [
    (b) => view(440, 410, scarf(b)),
    (b) =>
      view(
        420,
        240,
        [0, 1, 2, 3]
          .map((at) =>
            b.solid(
              rect(-190 + at * 3, -(at + 1) * 50, 380 - at * 6, 56, 24),
              mix('#B5342E', '#FFFFFF', at * 0.05),
              'cloth',
              14,
              b.line(`M-180 ${-(at + 1) * 50 + 18}h360M-180 ${-(at + 1) * 50 + 34}h360`, '#FFFFFF', 5, 0.2, '3 9') +
                b.fill(`M90 ${-(at + 1) * 50}h30v56h-30zM130 ${-(at + 1) * 50}h14v56h-14z`, '#F4E7CC'),
            ),
          )
          .join(''),
      ),
    [-70, -100, 2.2],
  ],
}
