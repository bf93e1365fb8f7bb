import { Box, useBreakpointValue } from '@chakra-ui/react'
import type { JournalLine } from '@nusaria/mock-api/control/types'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { JournalRow, ROW_HEIGHT } from './journal-row.tsx'
import { isInRange, type LineRange, lineForKey, selectLine } from './line-range.ts'

interface Props {
  readonly lines: readonly JournalLine[]
  readonly stretch: LineRange | null
  readonly onChoose: (stretch: LineRange) => void
}

const lineElementId = (seq: number) => `journal-line-${seq}`
/** px from the end: when the list is scrolled that near, it follows new lines */
const NEAR = 40

/** The journal lines as a virtualized list box. Shift selects a range. */
export function JournalList({ lines, stretch, onChoose }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const follows = useRef(true)
  const row = useBreakpointValue({ base: ROW_HEIGHT.narrow, lg: ROW_HEIGHT.wide }, { fallback: 'lg' }) ?? ROW_HEIGHT.wide
  const list = useVirtualizer({
    count: lines.length,
    getScrollElement: () => box.current,
    estimateSize: () => row,
    overscan: 12,
    initialRect: { width: 800, height: 480 },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another height of rows is measured anew
  useEffect(() => list.measure(), [row])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new is followed, as long as the end is in view
  useEffect(() => {
    if (follows.current && lines.length > 0) list.scrollToIndex(lines.length - 1)
  }, [lines.length])

  const choose = (at: number, extend: boolean) => {
    const line = lines[at]
    if (line) onChoose(selectLine(stretch, line.seq, extend))
  }
  const onKey = (event: KeyboardEvent) => {
    const to = lineForKey(event.key, lines, stretch)
    if (to === null) return
    event.preventDefault()
    choose(to, event.shiftKey)
    list.scrollToIndex(to)
  }
  return (
    <Box
      ref={box}
      role="listbox"
      aria-label="Requests"
      aria-multiselectable
      aria-activedescendant={stretch ? lineElementId(stretch.at) : undefined}
      tabIndex={0}
      h={{ base: '22rem', lg: '32rem' }}
      overflowY="auto"
      borderWidth="1px"
      rounded="md"
      onKeyDown={onKey}
      onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
        follows.current = scrollHeight - scrollTop - clientHeight < NEAR
      }}
    >
      <Box position="relative" h={`${list.getTotalSize()}px`} role="presentation">
        {list.getVirtualItems().map(({ index, start, size }) => {
          const line = lines[index]
          if (!line) return null
          const isLookedAt = stretch?.at === line.seq
          return (
            <Box
              key={line.seq}
              id={lineElementId(line.seq)}
              role="option"
              aria-selected={isInRange(stretch, line.seq)}
              aria-posinset={index + 1}
              aria-setsize={lines.length}
              position="absolute"
              insetX="0"
              h={`${size}px`}
              transform={`translateY(${start}px)`}
              userSelect="none"
              onClick={(event) => choose(index, event.shiftKey)}
            >
              <JournalRow line={line} isChosen={isInRange(stretch, line.seq)} isLookedAt={isLookedAt} />
            </Box>
          )
        })}
      </Box>
    </Box>
  )
}
