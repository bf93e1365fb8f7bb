import { createElement, type SVGProps } from 'react'

type Part = readonly [
  tag: 'path' | 'circle' | 'rect' | 'line' | 'polyline' | 'polygon' | 'ellipse',
  attributes: Readonly<Record<string, string>>,
]

interface IconData {
  readonly node: readonly Part[]
}

interface Props extends SVGProps<SVGSVGElement> {
  readonly size?: number | string
}

/**
 * Draws an icon of lucide-react. Builds take this in place of that package's own, which brings contexts and class names the shop
 * doesn't use into the first load.
 * @public `vite/icons.ts` imports it
 */
export default function createLucideIcon({ node }: IconData) {
  return ({ size = 24, strokeWidth = 2, ...rest }: Props) =>
    createElement(
      'svg',
      {
        viewBox: '0 0 24 24',
        width: size,
        height: size,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
}
