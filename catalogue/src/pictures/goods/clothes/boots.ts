import { type Brush, oval, put, rect } from '../brush.ts'
import { mix } from '../finishes.ts'
import { type Goods, view } from '../goods.ts'

function boot(b: Brush): string {
  const brown = '#8A5A32'
  return (
    b.solid(
      'M-230-400C-200-420-60-420-40-396C-20-330 0-250 60-200C140-170 240-160 270-110C284-80 280-60 270-56H-240C-250-160-260-300-230-400Z',
      brown,
      'skin',
      30,
      b.solid('M-250-60C-250-120-240-160-220-190C-180-170-170-110-170-56Z', mix(brown, '#000000', 0.25), 'rubber', 14) +
        b.solid('M170-176C240-166 290-110 280-54H190C176-90 170-130 170-176Z', mix(brown, '#000000', 0.25), 'rubber', 14) +
        b.seam('M-170-60C-170-130-190-200-240-240M-60-200C-40-150 30-120 160-110', '#F0D9A8', 0.8) +
        b.crease('M-30-190C0-160 40-140 100-130', 10, 0.25),
    ) +
    b.solid('M-240-410C-200-450-70-446-34-404C-60-380-200-380-240-410Z', '#4A3424', 'cloth', 14) +
    b.solid('M-60-400C-20-410 10-330 60-250C90-220 120-206 130-190L70-196C10-240-40-320-60-400Z', mix(brown, '#FFFFFF', 0.1), 'cloth', 10) +
    [
      [-70, -370],
      [-58, -330],
      [-42, -290],
      [-20, -250],
      [14, -216],
    ]
      .map(
        ([x = 0, y = 0]) => b.rod(`M${x} ${y}l52-12`, '#C0402A', 10, 'cloth') + b.solid(oval(x - 4, y + 2, 9, 9), '#B9BEC5', 'brushed', 4),
      )
      .join('') +
    b.solid(
      'M-256-66H284C296-60 300-40 292-30V-6H240L230 4H190L180-6H120L110 4H70L60-6H0L-10 4H-50L-60-6H-120L-130 4H-170L-180-6H-250Z',
      '#2B2826',
      'rubber',
      14,
    ) +
    b.rod('M-254-66H284', '#D9B87A', 9, 'rubber')
  )
}

const bootBack = (b: Brush) =>
  b.solid(
    'M-90-400C-60-430 60-430 90-400C100-260 110-140 104-56H-104C-110-140-100-260-90-400Z',
    '#8A5A32',
    'skin',
    28,
    b.solid('M-104-56C-100-130-60-180 0-190C60-180 100-130 104-56Z', '#6B4424', 'rubber', 16) +
      b.seam('M0-400V-190M-80-60C-70-120-40-160 0-166C40-160 70-120 80-60', '#F0D9A8', 0.8),
  ) +
  b.rod('M0-410v-34', '#C0402A', 20, 'cloth') +
  b.solid('M-114-66H114V-6H90L80 4H50L40-6H-40L-50 4H-80L-90-6H-114Z', '#2B2826', 'rubber', 12)

export const HIKING_BOOT: Goods = {
  views: [(b) => view(560, 420, boot(b)), (b) => view(480, 430, put(bootBack(b), -118, -10) + put(bootBack(b), 118, 4)), [-30, -280, 2]],
}

function skate(b: Brush): string {
  const wheelOf = (x: number) =>
    b.solid(oval(x, -46, 46, 46), '#E5586E', 'rubber', 12) +
    b.solid(oval(x, -46, 22, 22), '#F6F2E8', 'plastic', 7) +
    b.solid(oval(x, -46, 8, 8), '#8E949C', 'brushed', 3)
  return (
    b.solid(
      'M-200-440C-170-460-60-460-40-436C-30-370 0-300 60-270C140-250 210-230 216-170V-140H-200C-214-240-220-360-200-440Z',
      '#F4F1EA',
      'skin',
      28,
      b.fill('M-214-250H0L60-210L216-190V-160H-214Z', '#3E8FC4', 0.9) + b.fill('M-214-290H-20L10-262H-214Z', '#F0A52B', 0.9),
    ) +
    b.solid('M-206-446C-170-474-60-472-36-440C-70-420-180-420-206-446Z', '#3E8FC4', 'cloth', 10) +
    [
      [-60, -410],
      [-50, -370],
      [-34, -334],
      [-6, -302],
      [34, -280],
    ]
      .map(([x = 0, y = 0]) => b.rod(`M${x} ${y}l50-8`, '#E5586E', 9, 'cloth'))
      .join('') +
    b.solid(rect(-210, -146, 440, 24, 8), '#3A3F47', 'rubber', 8) +
    b.solid('M-170-122H-70L-90-70H-150ZM70-122H170L150-70H90Z', '#C3C8CE', 'brushed', 8) +
    wheelOf(-156) +
    wheelOf(-76) +
    wheelOf(84) +
    wheelOf(164) +
    b.solid(rect(206, -130, 40, 44, 14), '#E5586E', 'rubber', 8)
  )
}

export const ROLLER_SKATE: Goods = {
  views: [
    (b) => view(470, 460, skate(b)),
    (b) =>
      view(
        560,
        470,
        b.foot(80, -40, 180) + put(skate(b), 70, -40, 0, 0.86, true) + b.foot(-40, 6, 190) + put(skate(b), -50, 8, 0, 0.9),
        true,
      ),
    [10, -90, 2],
  ],
}
