import { type Brush, put, rect } from '../brush.ts'
import { type Goods, view } from '../goods.ts'
import { wheel } from './vehicles.ts'

/** A kick scooter: folded when `folded`. */
export function scooter(b: Brush, colour: string, grown: boolean): string {
  const r = grown ? 62 : 44
  const height = grown ? -440 : -400
  return (
    b.rod(`M150-${r}L100 ${height}`, '#B9BEC5', 22, 'brushed') +
    b.rod(`M132-200L118-300`, colour, 30, 'plastic') +
    b.rod(`M40 ${height}H160`, '#B9BEC5', 16, 'brushed') +
    b.rod(`M30 ${height}H64`, '#2E2E33', 26, 'rubber') +
    b.rod(`M136 ${height}H170`, '#2E2E33', 26, 'rubber') +
    b.rod(`M150-120C120-60 90-${r} 60-${r - 8}H-180`, colour, 26, 'plastic') +
    b.solid(rect(-190, -r - 6, 230, 22, 8), '#2E2E33', 'rubber', 8) +
    b.solid(
      `M-270-${r + 30}C-240-${r + 70}-180-${r + 60}-160-${r}L-190-${r - 10}C-200-${r + 36}-240-${r + 40}-270-${r + 30}Z`,
      colour,
      'plastic',
      8,
    ) +
    put(wheel(b, r, '#F1F0EA'), -220, -r) +
    put(wheel(b, r, '#F1F0EA'), 166, -r)
  )
}

const scooterFolded = (b: Brush, colour: string, grown: boolean) =>
  b.dark(0, -4, 270, 22, 0.4) + put(scooter(b, colour, grown), 40, -6, -28, 0.9)

export function scooterGoods(colour: string, grown: boolean): Goods {
  return {
    views: [
      (b) => view(grown ? 520 : 490, grown ? 470 : 430, scooter(b, colour, grown)),
      (b) => view(560, 480, put(scooterFolded(b, colour, grown), 0, -90, 0, 0.94, true), true),
      [110, -380, 2.2],
    ],
  }
}

export const KIDS_SCOOTER = scooterGoods('#3FA88F', false)

export const ADULT_SCOOTER = scooterGoods('#3E4A57', true)
