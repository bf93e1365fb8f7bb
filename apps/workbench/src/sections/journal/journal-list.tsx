import { Badge, Box, Grid, type GridProps, Text } from '@chakra-ui/react'
import type { JournalLine } from '@nusaria/mock-api/control/types'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { callerLabel, isProblem, nameOfCode, requestLabel } from './journal-filter.ts'
import { isInRange, type LineRange, lineForKey, selectLine } from './line-range.ts'

interface Props {
  readonly lines: readonly JournalLine[]
  readonly range: LineRange | null
  readonly onChoose: (range: LineRange) => void
}

/** px; the virtualized list needs them. `minimum`: a narrower list shows each request in two lines, without column heads. */
const WIDE = { minimum: 600, row: 34, head: 32 }
const NARROW = { row: 52, head: 0 }

const lineElementId = (seq: number) => `journal-line-${seq}`
/** px from the end: when the list is scrolled that near, it follows new lines */
const NEAR = 40

/** The journal lines as a virtualized list box. Shift selects a range. */
export function JournalList({ lines, range, onChoose }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const follows = useRef(true)
  const [isWide, setWide] = useState(true)
  const { row, head } = isWide ? WIDE : NARROW
  const list = useVirtualizer({
    count: lines.length,
    getScrollElement: () => box.current,
    estimateSize: () => row,
    paddingStart: head,
    scrollPaddingStart: head,
    overscan: 12,
    initialRect: { width: 800, height: 480 },
  })
  useEffect(() => {
    const sizes = new ResizeObserver(([entry]) => entry && setWide(entry.contentRect.width >= WIDE.minimum))
    if (box.current) sizes.observe(box.current)
    return () => sizes.disconnect()
  }, [])
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
      h="clamp(16rem, calc(100vh - 24rem), 40rem)"
      overflowY="auto"
      borderWidth="1px"
      rounded="md"
      onKeyDown={onKey}
      onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
        follows.current = scrollHeight - scrollTop - clientHeight < NEAR
      }}
    >
      <Box position="relative" h={`${list.getTotalSize()}px`} role="presentation">
        {isWide && <ColumnHeads />}
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
              top="0"
              h={`${size}px`}
              transform={`translateY(${start}px)`}
              userSelect="none"
              onClick={(event) => choose(index, event.shiftKey)}
            >
              <JournalRow line={line} isWide={isWide} isChosen={isInRange(range, line.seq)} isFocused={isFocused} />
            </Box>
          )
        })}
      </Box>
    </Box>
  )
}

const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Jakarta', hour: '2-digit', minute: '2-digit', second: '2-digit' })

/** Wide: one line of columns. Narrow: the call and its answer, below them the line's number, the caller and the time it took. */
function rowLayout(isWide: boolean): GridProps {
  return isWide
    ? { templateColumns: '2.5rem 4.25rem minmax(0, 3fr) 10.5rem minmax(0, 3fr) 4rem' }
    : { templateColumns: 'auto minmax(0, 1fr) auto', templateAreas: '"call call code" "seq who took"' }
}

/** The heads of the columns, which stay while the lines scroll. */
function ColumnHeads() {
  return (
    <Grid
      {...rowLayout(true)}
      role="presentation"
      position="sticky"
      top="0"
      zIndex="1"
      h={`${WIDE.head}px`}
      px="3"
      columnGap="3"
      alignItems="center"
      bg="bg.subtle"
      borderBottomWidth="1px"
      fontSize="sm"
      fontWeight="500"
      color="fg.muted"
    >
      {['Line', 'Time', 'Call', 'Who', 'Code'].map((title) => (
        <span key={title}>{title}</span>
      ))}
      <Text textAlign="end">Took</Text>
    </Grid>
  )
}

interface JournalRowProps {
  readonly line: JournalLine
  readonly isWide: boolean
  readonly isChosen: boolean
  readonly isFocused: boolean
}

/** One request. */
function JournalRow({ line, isWide, isChosen, isFocused }: JournalRowProps) {
  const { seq, at, code, http, ms, fault, violations, deviations = [], rendered } = line
  const area = (name: string) => (isWide ? undefined : name)
  const answer = code === null ? `no envelope, HTTP ${http}` : `${code}${code === 0 ? '' : ` ${nameOfCode(code)}`}`
  return (
    <Grid
      {...rowLayout(isWide)}
      h="full"
      px="3"
      columnGap="3"
      alignItems="center"
      alignContent="center"
      bg={isChosen ? 'brand.subtle' : 'bg'}
      borderBottomWidth="1px"
      outline={isFocused ? '2px solid' : undefined}
      outlineColor="brand.solid"
      outlineOffset="-2px"
      fontSize="sm"
      cursor="pointer"
      fontVariantNumeric="tabular-nums"
    >
      <Text color="fg.muted" gridArea={area('seq')}>
        {seq}
      </Text>
      <Text color="fg.muted" display={isWide ? undefined : 'none'}>
        {clock.format(new Date(at))}
      </Text>
      <Text truncate fontWeight="600" title={requestLabel(line)} gridArea={area('call')}>
        {requestLabel(line)}
      </Text>
      <Text truncate color="fg.muted" title={callerLabel(line)} gridArea={area('who')}>
        {callerLabel(line)}
      </Text>
      <Box display="flex" gap="1" minW="0" justifyContent={isWide ? undefined : 'end'} gridArea={area('code')} title={answer}>
        <Text truncate color={isProblem(line) ? 'fg.error' : 'fg.muted'}>
          {isWide ? answer : (code ?? `HTTP ${http}`)}
        </Text>
        {fault !== undefined && <Badge colorPalette="orange">fault</Badge>}
        {violations.length > 0 && <Badge colorPalette="red">contract</Badge>}
        {deviations.length > 0 && <Badge colorPalette="yellow">deviation</Badge>}
        {rendered && <Badge>rendered</Badge>}
      </Box>
      <Text color="fg.muted" textAlign="end" gridArea={area('took')}>
        {ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms
      </Text>
    </Grid>
  )
}
