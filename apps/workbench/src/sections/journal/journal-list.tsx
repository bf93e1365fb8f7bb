import { Badge, Box, Grid, Text, useBreakpointValue } from '@chakra-ui/react'
import type { JournalLine } from '@nusaria/mock-api/control/types'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { callerLabel, isProblem, nameOfCode, requestLabel } from './journal-filter.ts'
import { isInRange, type LineRange, lineForKey, selectLine } from './line-range.ts'

interface Props {
  readonly lines: readonly JournalLine[]
  readonly range: LineRange | null
  readonly onChoose: (range: LineRange) => void
}

const lineElementId = (seq: number) => `journal-line-${seq}`
/** px from the end: when the list is scrolled that near, it follows new lines */
const NEAR = 40

/** The journal lines as a virtualized list box. Shift selects a range. */
export function JournalList({ lines, range, onChoose }: Props) {
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new row height must be measured
  useEffect(() => list.measure(), [row])
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows new lines while the end is visible
  useEffect(() => {
    if (follows.current && lines.length > 0) list.scrollToIndex(lines.length - 1)
  }, [lines.length])

  const choose = (at: number, extend: boolean) => {
    const line = lines[at]
    if (line) onChoose(selectLine(range, line.seq, extend))
  }
  const onKey = (event: KeyboardEvent) => {
    const to = lineForKey(event.key, lines, range)
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
      aria-activedescendant={range ? lineElementId(range.at) : undefined}
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
          const isFocused = range?.at === line.seq
          return (
            <Box
              key={line.seq}
              id={lineElementId(line.seq)}
              role="option"
              aria-selected={isInRange(range, line.seq)}
              aria-posinset={index + 1}
              aria-setsize={lines.length}
              position="absolute"
              insetX="0"
              h={`${size}px`}
              transform={`translateY(${start}px)`}
              userSelect="none"
              onClick={(event) => choose(index, event.shiftKey)}
            >
              <JournalRow line={line} isChosen={isInRange(range, line.seq)} isFocused={isFocused} />
            </Box>
          )
        })}
      </Box>
    </Box>
  )
}

const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Jakarta', hour: '2-digit', minute: '2-digit', second: '2-digit' })

/** Row heights in px; the virtualized list needs them. */
const ROW_HEIGHT = { wide: 34, narrow: 58 } as const

interface JournalRowProps {
  readonly line: JournalLine
  readonly isChosen: boolean
  readonly isFocused: boolean
}

/** One request: one text line on a wide screen, two on a narrow one. */
function JournalRow({ line, isChosen, isFocused }: JournalRowProps) {
  const { seq, at, code, http, ms, fault, violations, deviations = [] } = line
  const name = nameOfCode(code)
  return (
    <Grid
      h="full"
      px="3"
      columnGap="3"
      alignItems="center"
      alignContent="center"
      templateColumns={{ base: '2.25rem minmax(0, 1fr) auto', lg: '3rem 4.5rem 1fr 13rem 14rem 2.5rem 4rem auto' }}
      bg={isChosen ? 'brand.subtle' : 'bg'}
      borderBottomWidth="1px"
      outline={isFocused ? '2px solid' : undefined}
      outlineColor="brand.solid"
      outlineOffset="-2px"
      fontSize="sm"
      cursor="pointer"
      fontVariantNumeric="tabular-nums"
    >
      <Text color="fg.muted">{seq}</Text>
      <Text color="fg.muted" display={{ base: 'none', lg: 'block' }}>
        {clock.format(new Date(at))}
      </Text>
      <Text truncate fontWeight="600">
        {requestLabel(line)}
      </Text>
      <Text truncate color="fg.muted" gridRow={{ base: '2', lg: 'auto' }} gridColumn={{ base: '2', lg: 'auto' }}>
        {callerLabel(line)}
      </Text>
      <Text
        truncate
        color={isProblem(line) ? 'fg.error' : 'fg.muted'}
        textAlign={{ base: 'end', lg: 'start' }}
        maxW={{ base: '9rem', lg: 'none' }}
      >
        {code ?? 'no envelope'}
        {code !== null && code !== 0 && (
          <Box as="span" display={{ base: 'none', lg: 'inline' }}>
            {` ${name}`}
          </Box>
        )}
      </Text>
      <Text color="fg.muted" display={{ base: 'none', lg: 'block' }}>
        {http}
      </Text>
      <Text color="fg.muted" textAlign="end" display={{ base: 'none', lg: 'block' }}>
        {ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms
      </Text>
      <Box display="flex" gap="1" justifyContent="end" gridRow={{ base: '2', lg: 'auto' }} gridColumn={{ base: '3', lg: 'auto' }}>
        {fault !== undefined && <Badge colorPalette="orange">fault</Badge>}
        {violations.length > 0 && <Badge colorPalette="red">contract</Badge>}
        {deviations.length > 0 && <Badge colorPalette="yellow">deviation</Badge>}
      </Box>
    </Grid>
  )
}
