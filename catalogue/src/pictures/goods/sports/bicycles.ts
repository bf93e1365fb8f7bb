import { type Brush, oval, put, rect } from '../brush.ts'
import { type Goods, view } from '../goods.ts'

const spokes = (b: Brush, r: number) =>
  b.line(
    Array.from({ length: 18 }, (_, at) => {
      const a = (at * 20 * Math.PI) / 180
      return `M0 0L${Math.round(Math.cos(a) * r)} ${Math.round(Math.sin(a) * r)}`
    }).join(''),
    '#8E949C',
    2,
    0.8,
  )

const bikeWheel = (b: Brush, r: number) =>
  spokes(b, r - 8) +
  b.rod(oval(0, 0, r, r), '#26262C', 15, 'rubber') +
  b.line(oval(0, 0, r - 11, r - 11), '#C3C8CE', 5) +
  b.solid(oval(0, 0, 13, 13), '#AEB4BC', 'brushed', 5)

interface Bike {
  readonly colour: string
  readonly r: number
  readonly folding: boolean
}

function bicycle(b: Brush, { colour, r, folding }: Bike): string {
  const [back, front, y] = [-180, 190, -r]
  const seat = -r - (folding ? 220 : 170)
  const tube = (path: string, width = 19) => b.rod(path, colour, width, 'plastic')
  const frame = folding
    ? tube(`M${back} ${y}L-40-${r * 0.86}L170-${r + 60}`, 26) +
      tube(`M-40-${r * 0.86}L-90 ${seat}`) +
      tube(`M150-${r + 230}L172-${r + 60}L${front} ${y}`) +
      b.solid(oval(50, -r - 6, 20, 20), '#33373F', 'brushed', 6)
    : tube(`M${back} ${y}L-50-${r * 0.86}L110-${r + 120}L-90-${r + 120}Z`) +
      tube(`M-50-${r * 0.86}L-96 ${seat}`) +
      tube(`M104-${r + 170}L112-${r + 120}L${front} ${y}`) +
      b.rod(`M-230-${r * 2 + 20}H-110M-230-${r * 2 + 20}L${back} ${y}`, '#5A626E', 8, 'brushed')
  const bars = folding
    ? b.rod(`M110-${r + 246}H190`, '#33373F', 13, 'brushed') + b.rod(`M100-${r + 246}H130`, '#26262C', 20, 'rubber')
    : b.rod(
        `M104-${r + 170}C100-${r + 220} 150-${r + 240} 130-${r + 200}C120-${r + 190} 90-${r + 190} 70-${r + 196}`,
        '#AEB4BC',
        13,
        'brushed',
      ) + b.rod(`M92-${r + 190}L62-${r + 196}`, '#7A4A28', 20, 'rubber')
  const crank =
    b.solid(oval(-46, -r * 0.86, 36, 36), '#5A626E', 'brushed', 8) +
    b.line(`M-46-${r * 0.86 + 30}L${back} ${y - 14}M-46-${r * 0.86 - 30}L${back} ${y + 14}`, '#3A3F47', 4) +
    b.rod(`M-46-${r * 0.86}L-20-${r * 0.86 - 54}`, '#AEB4BC', 9, 'brushed') +
    b.solid(rect(-42, -r * 0.86 + 50, 50, 13, 5), '#26262C', 'rubber', 4)
  return (
    put(bikeWheel(b, r), back, y) +
    put(bikeWheel(b, r), front, y) +
    frame +
    crank +
    b.solid(
      `M-150 ${seat - 8}C-120 ${seat - 26}-60 ${seat - 20}-40 ${seat - 10}C-60 ${seat + 4}-100 ${seat + 6}-140 ${seat + 16}C-156 ${seat + 14}-160 ${seat}-150 ${seat - 8}Z`,
      '#7A4A28',
      'skin',
      8,
    ) +
    bars
  )
}

const bike = (kind: Bike): Goods => ({
  views: [
    (b) => view(600, kind.folding ? 360 : 420, put(bicycle(b, kind), 0, -8)),
    (b) =>
      kind.folding
        ? view(
            420,
            330,
            b.foot(0, 0, 190) +
              put(bikeWheel(b, kind.r), -70, -kind.r) +
              put(bikeWheel(b, kind.r), 60, -kind.r - 4) +
              b.rod('M-70-110L120-170L40-250M120-170L150-20', kind.colour, 26, 'plastic') +
              b.rod('M40-250V-300M90-60V-290', '#AEB4BC', 14, 'brushed') +
              b.solid('M-20-312C20-330 80-322 100-308C60-290 20-294-10-290Z', '#7A4A28', 'skin', 8),
            true,
          )
        : view(600, 420, put(bicycle(b, kind), 0, -8, 0, 1, true)),
    [-40, -150, 2.1],
  ],
})

export const CITY_BIKE = bike({ colour: '#3FA88F', r: 118, folding: false })

export const FOLDING_BIKE = bike({ colour: '#3E6FA8', r: 88, folding: true })
