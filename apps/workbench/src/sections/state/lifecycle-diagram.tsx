import { Box } from '@chakra-ui/react'
import type { Lifecycle } from '@nusaria/contracts/lifecycle-machine'
import { type Layout, layOut, type Transition } from './lifecycle-layout.ts'

interface LifecycleDiagramProps {
  readonly lifecycle: Lifecycle
  readonly state: string | number
  /** The text of a state. */
  readonly nameOf: (state: string | number) => string
}

const color = (token: string) => `var(--chakra-colors-${token})`

/** The states of a lifecycle as boxes, the current one marked. Arrows are transitions; those out of the current state name their events. */
export function LifecycleDiagram({ lifecycle, state, nameOf }: LifecycleDiagramProps) {
  const layout = layOut(lifecycle, state)
  const { width, height, box, boxes, arcs, labels } = layout
  const next = labels.map(({ to, events }) => `${events.join(' or ')} leads to ${nameOf(to)}`)
  return (
    <Box overflowX="auto" tabIndex={0} role="region" aria-label={`Lifecycle of ${lifecycle.name}`}>
      <svg
        role="img"
        aria-label={`${lifecycle.name} is ${nameOf(state)}. ${next.join(', ') || 'No event leads on'}.`}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        style={{ fontSize: 13 }}
      >
        {arcs.map((arc) => (
          <Arc key={`${arc.from} ${arc.to}`} arc={arc} layout={layout} />
        ))}
        {boxes.map(({ state: one, y }) => (
          <g key={one}>
            <rect
              x={box.x}
              y={y - box.height / 2}
              width={box.width}
              height={box.height}
              rx="6"
              fill={color(one === state ? 'brand-subtle' : 'bg')}
              stroke={color(one === state ? 'brand-solid' : 'border-emphasized')}
              strokeWidth={one === state ? 2 : 1}
            />
            <text
              x={box.x + box.width / 2}
              y={y}
              textAnchor="middle"
              dominantBaseline="central"
              fontWeight={one === state ? 700 : 400}
              fill={color(one === state ? 'brand-fg' : 'fg')}
            >
              {nameOf(one)}
            </text>
          </g>
        ))}
        {labels.map(({ to, events, x, y }) => (
          <text key={to} x={x} y={y} dominantBaseline="central" fill={color('brand-fg')}>
            {to === state ? `${events.join(', ')} (stays)` : events.join(', ')}
          </text>
        ))}
      </svg>
    </Box>
  )
}

/** An arc beside the boxes: at the right downwards, at the left upwards. */
function Arc({ arc: { fromY, toY, x, bulge, isNext }, layout: { arrow } }: { readonly arc: Transition; readonly layout: Layout }) {
  const stroke = color(isNext ? 'brand-solid' : 'border-emphasized')
  const tip = Math.sign(bulge) * arrow
  return (
    <g fill="none" stroke={stroke} strokeWidth={isNext ? 2 : 1} opacity={isNext ? 1 : 0.6}>
      <path d={`M${x},${fromY} C${x + bulge},${fromY} ${x + bulge},${toY} ${x + tip},${toY}`} />
      <path d={`M${x},${toY} l${tip},${-arrow / 2} v${arrow} z`} fill={stroke} stroke="none" />
    </g>
  )
}
