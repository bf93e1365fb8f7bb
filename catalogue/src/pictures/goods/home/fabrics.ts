import { type Brush, oval, put, rect } from '../brush.ts'
import { mix } from '../finishes.ts'
import { type Goods, view } from '../goods.ts'

/** A folded cloth: layers with round front edges. */
function folded(b: Brush, colour: string, layers: number): string {
  return (
    Array.from({ length: layers }, (_, at) =>
      b.solid(
        rect(-200 + at * 3, -(at + 1) * 44, 400 - at * 6, 50, 22),
        mix(colour, '#FFFFFF', at * 0.05),
        'cloth',
        14,
        b.crease(`M-180 ${-(at + 1) * 44 + 26}q180 10 360-2`, 6, 0.16),
      ),
    ).join('') +
    b.solid(
      `M-190 ${-layers * 44}L-160 ${-layers * 44 - 60}H160L190 ${-layers * 44}Q0 ${-layers * 44 + 18}-190 ${-layers * 44}Z`,
      mix(colour, '#FFFFFF', 0.14),
      'cloth',
      14,
    )
  )
}
function sofa(b: Brush, colour: string): string {
  const seat = (x: number) => b.solid(rect(x, -170, 200, 76, 24), colour, 'cloth', 18, b.crease(`M${x + 20}-120q90 14 160 0`, 7))
  const back = (x: number) =>
    b.solid(
      rect(x, -290, 200, 150, 34),
      mix(colour, '#FFFFFF', 0.07),
      'cloth',
      22,
      b.crease(`M${x + 40}-250q30 30 20 80M${x + 160}-256q-26 30-20 80`, 8),
    )
  const arm = b.solid('M-290-200C-290-240-210-240-210-200V0H-290Z', colour, 'cloth', 22, b.crease('M-270-190V-20M-234-190V-20', 7))
  return (
    b.solid(rect(-280, -14, 26, 24, 6), '#6B4522', 'wood', 6) +
    b.solid(rect(254, -14, 26, 24, 6), '#6B4522', 'wood', 6) +
    back(-205) +
    back(5) +
    b.solid(
      rect(-220, -110, 440, 104, 14),
      mix(colour, '#000000', 0.06),
      'cloth',
      20,
      b.crease('M-190-80q40 30 20 70M-60-90q20 40 0 80M90-90q-20 40 0 80M190-84q-30 30-14 74', 9),
    ) +
    seat(-205) +
    seat(5) +
    arm +
    put(arm, 0, 0, 0, 1, true)
  )
}
function bed(b: Brush): string {
  const quilt = b.line(
    Array.from({ length: 7 }, (_, at) => `M${-240 + at * 80}-150l-40 110M${-240 + at * 80}-150l40 110`).join(''),
    '#8FA0A6',
    3,
    0.35,
  )
  return (
    b.solid(rect(-290, -50, 580, 50, 8), '#A9763F', 'wood', 12) +
    b.solid(rect(-280, -120, 560, 84, 26), '#EDE7DC', 'cloth', 18) +
    b.solid('M-284-156Q-284-172-268-172H268Q284-172 284-156V-70Q284-56 268-58Q0-40-268-58Q-284-56-284-70Z', '#FBFAF6', 'cloth', 20, quilt) +
    [-150, 20]
      .map((x) =>
        b.solid(rect(x, -236, 150, 80, 34), '#DDE7EA', 'cloth', 18, b.crease(`M${x + 24}-210q20 20 10 40M${x + 126}-214q-20 20-10 44`, 6)),
      )
      .join('')
  )
}
const drop = (b: Brush, x: number, y: number, size: number) =>
  put(
    b.solid('M0-34C-16-10-24 2-24 14C-24 28-12 36 0 36C12 36 24 28 24 14C24 2 16-10 0-34Z', '#8FC8E6', 'glaze', 10) +
      b.glow(-8, 8, 5, 10, 0.9, 20),
    x,
    y,
    0,
    size,
  )
function curtains(b: Brush, open: boolean): string {
  const w = open ? 110 : 200
  const panel = (side: number) =>
    put(
      b.solid(
        `M-${206}-370H${-206 + w}C${-206 + w - (open ? 40 : 0)}-240 ${-206 + w - (open ? 60 : -2)}-180 ${-206 + w - (open ? 50 : 0)}-160C${-206 + w - (open ? 40 : 0)}-100 ${-206 + w - (open ? 6 : 0)}-40 ${-206 + w} 0Q-110 12-206 0Z`,
        '#E3D3B6',
        'cloth',
        22,
        b.crease(
          Array.from({ length: 6 }, (_, at) => {
            const x = -196 + at * (w / 6)
            return `M${x}-366C${x + (open ? 0 : 4)}-220 ${x - (open ? 10 : 2)}-150 ${x + 2}-6`
          }).join(''),
          10,
          0.2,
        ) + b.line('M-206-12H0', '#B59A6A', 4, 0.5),
      ) + (open ? b.rod('M-206-166Q-170-146-146-166', '#B5823E', 13, 'cloth') : ''),
      0,
      0,
      0,
      1,
      side > 0,
    )
  return (
    b.fill(rect(-150, -350, 300, 300, 4), '#FFFFFF', 0.75) +
    b.fill('M-140-340H-6V-60H-140ZM6-340H140V-60H6Z', '#CDE6F0') +
    b.solid(oval(60, -120, 80, 50), '#9CC48A', 'flat', 10).replace('<g', '<g opacity=".6"') +
    panel(-1) +
    panel(1) +
    b.rod('M-250-380H250', '#9A6B3A', 13, 'wood') +
    b.solid(oval(-258, -380, 17, 17), '#9A6B3A', 'wood', 8) +
    b.solid(oval(258, -380, 17, 17), '#9A6B3A', 'wood', 8)
  )
}
export const SOFA_COVER: Goods = {
  views: [(b) => view(590, 300, sofa(b, '#B9A27E')), (b) => view(420, 250, folded(b, '#B9A27E', 4)), [-200, -210, 2]],
}
export const MATTRESS_COVER: Goods = {
  views: [
    (b) => view(590, 240, bed(b)),
    (b) =>
      view(
        420,
        320,
        folded(b, '#F1EEE6', 4) +
          [
            [-60, -280, 0.9],
            [10, -300, 1.2],
            [70, -276, 0.8],
          ]
            .map(([x = 0, y = 0, size = 1]) => drop(b, x, y, size))
            .join(''),
      ),
    [-200, -110, 2.1],
  ],
}
export const CURTAINS: Goods = {
  views: [(b) => view(530, 400, curtains(b, false)), (b) => view(530, 400, curtains(b, true)), [-100, -300, 2.1]],
}
