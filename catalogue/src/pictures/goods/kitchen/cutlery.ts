import { type Brush, oval, put } from '../brush.ts'
import { type Goods, view } from '../goods.ts'

export const STEEL = '#C6CAD0'

const bowlOf = (b: Brush) =>
  b.solid(
    'M0-190C44-190 58-130 44-84C34-54 16-44 9-40L11 120C12 150-12 150-11 120L-9-40C-16-44-34-54-44-84C-58-130-44-190 0-190Z',
    STEEL,
    'brushed',
    10,
    b.dark(4, -110, 36, 60, 0.28),
  ) + b.glow(-18, -140, 10, 34, 0.9, 10)

export const fork = (b: Brush) =>
  b.solid(
    'M-38-190C-34-196-28-196-26-190L-24-110H-16L-14-190C-10-196-4-196 0-190L2-110H10L14-190C18-196 24-196 26-190L28-110H30L34-190C38-196 44-196 46-190L42-92C38-62 20-50 14-44L16 120C16 150-8 150-8 120L-4-44C-14-52-32-64-36-92Z',
    STEEL,
    'brushed',
    8,
  )

const row = (pieces: readonly string[], gap: number) =>
  pieces.map((piece, at) => put(piece, (at - (pieces.length - 1) / 2) * gap, -160, 0)).join('')

const napkin = (b: Brush, colour: string) =>
  b.solid('M-190-20L-150-330H150L190-20Z', colour, 'cloth', 14, b.line('M-170-60H170M-140-300H140', '#FFFFFF', 4, 0.5))

const pieces = (b: Brush) => [bowlOf(b), fork(b)]

export const CUTLERY_SET: Goods = {
  views: [
    (b, { count }) =>
      view(
        420,
        350,
        b.dark(0, -16, 200, 30, 0.35) +
          napkin(b, '#B9C7A4') +
          row(count > 12 ? [...pieces(b), ...pieces(b)] : pieces(b), count > 12 ? 84 : 110),
        true,
      ),
    (b) => view(420, 400, stand(b, [...pieces(b), ...pieces(b)])),
    [-50, -250, 2.2],
  ],
}

function stand(b: Brush, pieces: readonly string[]): string {
  return (
    pieces
      .map((piece, at) => put(piece, (at - (pieces.length - 1) / 2) * 56, -190 - (at % 2) * 16, (at - (pieces.length - 1) / 2) * 7))
      .join('') +
    b.solid(
      'M-120-190L-104-10Q-102 0-90 0H90Q102 0 104-10L120-190Q0-164-120-190Z',
      '#D6B38A',
      'upright',
      20,
      b.line('M-116-120Q0-98 116-120M-110-60Q0-40 110-60', '#8A5E34', 3, 0.5),
    )
  )
}

export const SOUP_SPOON: Goods = {
  views: [
    (b, { count }) =>
      view(
        460,
        350,
        b.dark(0, -16, 210, 30, 0.35) +
          napkin(b, '#C7B6A0') +
          row(
            Array.from({ length: count > 12 ? 5 : 3 }, () => bowlOf(b)),
            count > 12 ? 64 : 96,
          ),
        true,
      ),
    (b) =>
      view(
        480,
        260,
        b.solid(oval(0, -30, 220, 44), '#EFE8DA', 'glaze', 12) +
          b.solid('M-180-130C-170-50-110-14-60-10H60C110-14 170-50 180-130Z', '#F5F0E6', 'glaze', 26) +
          b.solid(oval(0, -130, 180, 40), '#FFFFFF', 'glaze', 8) +
          b.solid(
            oval(0, -126, 164, 32),
            '#D98A2B',
            'glaze',
            22,
            b.fill(oval(-60, -128, 22, 8), '#6C9E3E') + b.fill(oval(70, -120, 26, 9), '#F2C04A'),
          ) +
          put(bowlOf(b), 60, -190, 48, 0.86),
      ),
    [0, -250, 2.2],
  ],
}

const stick = (b: Brush, colour: string) =>
  b.solid(
    'M-9-220H9L5 190Q0 200-5 190Z',
    colour,
    'upright',
    8,
    b.fill('M-9-220H9V-120H-9Z', '#2A1712', 0.85) + b.fill('M-9-124H9V-116H-9ZM-9-134H9V-130H-9Z', '#D9A94A'),
  )

const pair = (b: Brush) => put(stick(b, '#A5673A'), -16, 0, 4) + put(stick(b, '#A5673A'), 16, 0, -2)

export const CHOPSTICKS: Goods = {
  views: [
    (b, { count }) =>
      view(
        460,
        400,
        b.dark(0, -10, 210, 34, 0.35) +
          put(
            Array.from({ length: count > 12 ? 6 : 4 }, (_, at) => put(pair(b), (at - (count > 12 ? 2.5 : 1.5)) * 62, 0)).join(''),
            0,
            -196,
            8,
          ),
        true,
      ),
    (b) =>
      view(
        460,
        260,
        b.solid(
          'M-170-130C-160-40-100-6-60 0H60C100-6 160-40 170-130Z',
          '#2F3E52',
          'glaze',
          24,
          b.line('M-150-90Q0-56 150-90', '#E9C46A', 5, 0.8),
        ) +
          b.solid(oval(0, -130, 170, 38), '#46586F', 'glaze', 8) +
          b.solid(
            'M-150-134C-130-190-60-214 0-210C60-214 130-190 150-134C90-110-90-110-150-134Z',
            '#FBF7EC',
            'skin',
            20,
            b.line(
              'M-110-150q10-8 20 0M-60-180q10-8 20 0M0-160q10-8 20 0M60-180q10-8 20 0M100-150q10-8 20 0M-20-196q10-8 20 0',
              '#D9CFB4',
              4,
            ),
          ) +
          put(stick(b, '#A5673A'), 40, -190, 58) +
          put(stick(b, '#A5673A'), 50, -160, 62),
      ),
    [0, -330, 2.2],
  ],
}
