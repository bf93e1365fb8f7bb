import { type Brush, oval, put, rect } from '../brush.ts'
import { mix } from '../finishes.ts'
import { type Goods, view } from '../goods.ts'

const mouse = (b: Brush, ball: boolean) =>
  ball
    ? b.solid(
        'M-190-40C-200-180-110-250 10-246C140-240 210-160 200-40C190 4 120 4 0 4C-130 4-184 0-190-40Z',
        '#3A3F47',
        'rubber',
        30,
        b.crease('M-60-240C-70-160-60-80-70 0', 8, 0.3),
      ) +
      b.solid(oval(70, -170, 72, 68), '#26292F', 'rubber', 10) +
      b.solid(oval(70, -176, 62, 60), '#D23B46', 'glaze', 22) +
      b.glow(46, -202, 20, 13, 0.9, -34) +
      b.solid(rect(-130, -190, 48, 90, 20), '#4A505A', 'plastic', 8)
    : b.solid(
        'M-210-50C-220-150-120-220 20-220C150-220 230-130 226-50C220 0 150 4 0 4C-150 4-204 0-210-50Z',
        '#E4E7EB',
        'plastic',
        34,
        b.soft('M30-220C-10-160-10-120 0-60C80-40 160-60 226-80', '#7A828C', 5, 0.5),
      ) +
      b.solid(rect(96, -204, 30, 62, 14), '#5A626E', 'rubber', 8, b.line('M98-190h26M98-180h26M98-170h26M98-160h26', '#000000', 3, 0.4)) +
      b.fill(rect(-120, -120, 70, 15, 8), '#9AA2AC')

const mouseTop = (b: Brush) =>
  b.solid(
    'M-110-380C-100-440 100-440 110-380C140-260 140-120 116-60C90 0-90 0-116-60C-140-120-140-260-110-380Z',
    '#E4E7EB',
    'plastic',
    34,
    b.soft('M0-430V-250M-130-240Q0-210 130-240', '#7A828C', 5, 0.5),
  ) +
  b.solid(rect(-18, -390, 36, 84, 16), '#5A626E', 'rubber', 8, b.line('M-16-370h32M-16-356h32M-16-342h32M-16-328h32', '#000000', 3, 0.4)) +
  b.fill(oval(0, -280, 6, 6), '#3FA88F')

export const MOUSE: Goods = {
  views: [
    (b) => view(450, 225, mouse(b, false)),
    (b) => view(280, 430, b.dark(0, -200, 170, 220, 0.28) + mouseTop(b), true),
    [100, -150, 2.2],
  ],
}

export const TRACKBALL: Goods = {
  views: [
    (b) => view(400, 255, mouse(b, true)),
    (b) =>
      view(
        440,
        420,
        b.dark(0, -190, 220, 210, 0.28) +
          b.solid(
            'M-150-360C-100-420 100-410 150-340C190-260 190-100 130-40C60 10-80 10-140-40C-190-100-190-280-150-360Z',
            '#3A3F47',
            'rubber',
            30,
          ) +
          b.solid(oval(-90, -230, 66, 66), '#D23B46', 'glaze', 22) +
          b.glow(-112, -254, 20, 13, 0.9, -34) +
          b.solid(rect(30, -360, 50, 150, 20), '#4A505A', 'plastic', 10) +
          b.solid(rect(90, -340, 44, 140, 20), '#4A505A', 'plastic', 10),
        true,
      ),
    [70, -170, 2.3],
  ],
}

function keyboard(b: Brush, lit: boolean): string {
  const cap = (w: number, colour: string) =>
    b.again(
      b.solid(rect(0, 0, w, 34, 6), mix(colour, '#000000', 0.25), 'plastic', 5) + b.solid(rect(4, 1, w - 8, 25, 5), colour, 'plastic', 5),
    )
  const tones = [cap(38, '#F1EDE4'), cap(38, '#B9C4CE'), cap(38, '#E58A5A')]
  const rows = Array.from({ length: 4 }, (_, row) =>
    Array.from({ length: 12 }, (_, at) =>
      put(
        tones[(row === 0 && at === 0) || (row === 2 && at === 11) ? 2 : at === 0 || at > 10 ? 1 : 0] ?? '',
        -250 + at * 42,
        -206 + row * 40,
      ),
    ).join(''),
  ).join('')
  const wide =
    b.solid(rect(-250, -46, 60, 34, 6), '#B9C4CE', 'plastic', 6) +
    b.solid(rect(-184, -46, 320, 34, 6), '#F1EDE4', 'plastic', 6) +
    b.solid(rect(142, -46, 110, 34, 6), '#B9C4CE', 'plastic', 6)
  return b.solid(rect(-272, -226, 544, 226, 18), '#5B6674', 'brushed', 14) + (lit ? b.glow(0, -110, 280, 120, 0.3) : '') + rows + wide
}

export const KEYBOARD: Goods = {
  views: [
    (b) => view(560, 230, b.dark(0, -30, 290, 60, 0.3) + keyboard(b, false), true),
    (b) =>
      view(
        580,
        180,
        b.solid('M-280-40L280-120V-30Q280 0 250 0H-260Q-290-2-280-40Z', '#5B6674', 'brushed', 14) +
          Array.from({ length: 12 }, (_, at) =>
            b.solid(`M${-260 + at * 44}-${46 + at * 6.3}l6-26h26l6 22z`, at % 11 ? '#F1EDE4' : '#E58A5A', 'plastic', 5),
          ).join(''),
      ),
    [-190, -160, 2.4],
  ],
}
