import { type Brush, oval, put, rect } from '../brush.ts'
import { type Goods, view } from '../goods.ts'

/** A lens seen from the front. */
function lens(b: Brush, x: number, y: number, r: number): string {
  return (
    b.solid(
      oval(x, y, r, r),
      '#2B2E35',
      'rubber',
      r * 0.16,
      b.line(
        Array.from({ length: 40 }, (_, at) => {
          const a = (at / 40) * Math.PI * 2
          return `M${Math.round(x + Math.cos(a) * r)} ${Math.round(y + Math.sin(a) * r)}L${Math.round(x + Math.cos(a) * r * 0.88)} ${Math.round(y + Math.sin(a) * r * 0.88)}`
        }).join(''),
        '#000000',
        4,
        0.5,
      ),
    ) +
    b.solid(oval(x, y, r * 0.8, r * 0.8), '#AEB4BC', 'metal', r * 0.06) +
    b.solid(oval(x, y, r * 0.72, r * 0.72), '#16181D', 'rubber', r * 0.1) +
    b.solid(oval(x, y, r * 0.5, r * 0.5), '#1F3A5E', 'glaze', r * 0.18) +
    b.fill(oval(x, y, r * 0.26, r * 0.26), '#0A1220') +
    b.fill(oval(x + r * 0.16, y + r * 0.2, r * 0.09, r * 0.07), '#B98AD9', 0.7) +
    b.glow(x - r * 0.2, y - r * 0.24, r * 0.18, r * 0.13, 1, -30)
  )
}

const leather = (b: Brush, x: number, y: number, w: number, h: number) =>
  b.line(
    Array.from({ length: Math.floor(h / 9) }, (_, at) => `M${x + (at % 2) * 5} ${y + at * 9}h${w}`).join(''),
    '#FFFFFF',
    3.4,
    0.12,
    '0 9',
  )

const compact = (b: Brush) =>
  b.rod('M-200-250C-290-220-290-80-240-40', '#7A4A28', 13, 'skin') +
  b.solid(rect(-220, -290, 440, 290, 32), '#C6CBD2', 'brushed', 20) +
  b.solid(rect(-220, -220, 440, 150, 4), '#7A4A2E', 'skin', 10, leather(b, -216, -214, 432, 140)) +
  b.solid(rect(-170, -312, 70, 30, 8), '#AEB4BC', 'lying', 6) +
  b.solid(oval(150, -296, 34, 16), '#AEB4BC', 'brushed', 6) +
  b.solid(rect(-60, -306, 130, 22, 6), '#B9BEC5', 'lying', 5) +
  b.solid(rect(100, -270, 84, 40, 8), '#F4F8FA', 'glaze', 8) +
  lens(b, 0, -148, 112)

const compactBack = (b: Brush) =>
  b.solid(rect(-220, -290, 440, 290, 32), '#C6CBD2', 'brushed', 20) +
  b.solid(rect(-190, -250, 270, 210, 10), '#101216', 'screen', 8) +
  b.fill('M-184-90Q-120-170-60-110T74-120V-46H-184Z', '#4E7A5A') +
  b.fill(oval(20, -200, 22, 22), '#F6C65A') +
  b.solid(oval(150, -170, 44, 44), '#9AA0A8', 'metal', 8) +
  b.solid(oval(150, -170, 20, 20), '#C6CBD2', 'brushed', 6) +
  b.solid(oval(130, -80, 16, 16), '#9AA0A8', 'brushed', 5) +
  b.solid(oval(176, -80, 16, 16), '#9AA0A8', 'brushed', 5)

export const COMPACT_CAMERA: Goods = {
  views: [(b) => view(520, 315, put(compact(b), 20, 0)), (b) => view(450, 300, compactBack(b)), [0, -150, 2.2]],
}

const photo = (b: Brush) =>
  b.solid(rect(-90, -160, 180, 190, 4), '#FDFBF4', 'paper', 8) +
  b.within(
    rect(-74, -146, 148, 130),
    b.fill(rect(-74, -146, 148, 130), '#F4C9A4') +
      b.fill('M-74-40Q-20-100 20-60T74-70V-10H-74Z', '#4E7A8A') +
      b.fill(oval(30, -110, 18, 18), '#F6E08A'),
  )

const instant = (b: Brush) =>
  b.solid('M-210-300Q-210-350-160-350H160Q210-350 210-300V-40Q210 0 170 0H-170Q-210 0-210-40Z', '#F2B8C4', 'plastic', 30) +
  b.solid(rect(-170, -322, 120, 58, 14), '#FFF8EC', 'glaze', 10) +
  b.solid(rect(60, -322, 70, 54, 12), '#2B2E35', 'glaze', 10) +
  b.fill(rect(-210, -90, 420, 14), '#E58AA0') +
  b.fill(rect(-210, -72, 420, 14), '#F6D24A') +
  b.fill(rect(-210, -54, 420, 14), '#6FC0B4') +
  b.solid(oval(0, -176, 118, 118), '#FFF6F1', 'plastic', 16) +
  lens(b, 0, -176, 88) +
  b.solid(oval(160, -220, 26, 26), '#E0576E', 'glaze', 10)

export const INSTANT_CAMERA: Goods = {
  views: [(b) => view(430, 360, instant(b)), (b) => view(430, 510, put(photo(b), 0, -330, 0, 1.1) + instant(b)), [0, -180, 2.1]],
}

const action = (b: Brush, back: boolean) =>
  b.solid(rect(-190, -290, 380, 290, 40), '#3A3F47', 'rubber', 22) +
  b.solid(rect(-130, -308, 110, 26, 8), '#D9432B', 'lying', 6) +
  (back
    ? b.solid(rect(-160, -254, 320, 214, 20), '#101216', 'screen', 10) +
      b.fill('M-154-90Q-60-190 20-130T154-140V-46H-154Z', '#2F6E8A') +
      b.fill(oval(-120, -226, 9, 9), '#E0453A')
    : b.solid(rect(-166, -262, 150, 120, 16), '#16181D', 'screen', 10) +
      b.fill('M-160-170Q-110-220-60-180L-22-190V-150H-160Z', '#2F6E8A') +
      b.solid(rect(0, -270, 176, 176, 30), '#2B2E35', 'plastic', 12) +
      lens(b, 88, -182, 76) +
      leather(b, -160, -110, 320, 90) +
      b.fill(oval(-130, -70, 7, 7), '#E0453A')) +
  b.solid(rect(-40, -10, 80, 24, 6), '#2B2E35', 'plastic', 6)

export const ACTION_CAMERA: Goods = {
  views: [(b) => view(390, 320, action(b, false)), (b) => view(390, 320, action(b, true)), [88, -180, 2.2]],
}

const slr = (b: Brush, back: boolean) =>
  b.solid(rect(-230, -270, 460, 270, 24), '#2B2E35', 'plastic', 20, leather(b, -226, -200, 452, 160)) +
  b.solid(rect(-230, -274, 460, 60, 18), '#C6CBD2', 'brushed', 12) +
  b.solid('M-86-270L-56-350H56L86-270Z', '#C6CBD2', 'brushed', 14) +
  b.solid(rect(-30, -366, 60, 16, 4), '#8E949C', 'bar', 4) +
  b.solid(rect(-200, -306, 84, 36, 8), '#8E949C', 'lying', 6) +
  b.solid(oval(160, -286, 44, 22), '#8E949C', 'brushed', 8) +
  (back
    ? b.solid(rect(-40, -330, 80, 50, 12), '#16181D', 'rubber', 10) +
      b.solid(rect(-170, -200, 340, 170, 10), '#23262C', 'rubber', 12, leather(b, -166, -190, 332, 150)) +
      b.solid(rect(-40, -140, 80, 60, 6), '#F4E6B4', 'paper', 5)
    : b.solid(rect(-44, -336, 88, 44, 8), '#16181D', 'plastic', 8) + lens(b, 0, -130, 124))

export const FILM_CAMERA: Goods = { views: [(b) => view(470, 370, slr(b, false)), (b) => view(470, 370, slr(b, true)), [0, -140, 2.1]] }
