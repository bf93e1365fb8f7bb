import { Badge, Box, Button, Code, Flex, Text } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { Muted } from '../ui/muted.tsx'
import { Card } from '../ui/section-page.tsx'
import type { ContractCheck } from './check-message.ts'

const DIRECTIONS = { out: 'page → shell', in: 'shell → page', note: '' } as const

function formatClock(at: number): string {
  return new Date(at).toISOString().slice(11, 23)
}

function Line({ line: { at, way, text, verdict } }: { readonly line: LogLine }) {
  return (
    <Box as="li" py="2" borderTopWidth="1px" fontSize="xs">
      <Flex gap="2" align="center" wrap="wrap">
        <Text as="time" fontFamily="mono" color="fg.muted">
          {formatClock(at)}
        </Text>
        {way === 'note' ? (
          <Text flex="1" minW="0" color="fg.muted" overflowWrap="anywhere">
            {text}
          </Text>
        ) : (
          <>
            <Text fontWeight="700" color={way === 'out' ? 'brand.fg' : 'fg'}>
              {DIRECTIONS[way]}
            </Text>
            {verdict && (
              <Badge colorPalette={verdict.fits ? 'green' : 'red'}>{verdict.fits ? 'fits the contract' : 'breaks the contract'}</Badge>
            )}
          </>
        )}
      </Flex>
      {way !== 'note' && (
        <Code display="block" mt="1" px="2" py="1" whiteSpace="pre-wrap" overflowWrap="anywhere" bg="bg.subtle" color="fg">
          {text}
        </Code>
      )}
      {verdict?.why && (
        <Text mt="1" color="fg.error">
          {verdict.why}
        </Text>
      )}
    </Box>
  )
}

/** The messages between page and shell. The list scrolls to the newest, at the end. */
export function LogPanel({ lines, onClear }: { readonly lines: readonly LogLine[]; readonly onClear: () => void }) {
  const end = useRef<HTMLDivElement>(null)
  const newest = lines.at(-1)?.id
  useEffect(() => {
    if (newest !== undefined && end.current) end.current.scrollTop = end.current.scrollHeight
  }, [newest])
  return (
    <Card
      level={2}
      title="Messages"
      aside={
        <Button size="xs" variant="outline" disabled={lines.length === 0} onClick={onClear}>
          Clear
        </Button>
      }
    >
      <Box
        ref={end}
        role="log"
        aria-label="Messages both ways"
        tabIndex={0}
        maxH={{ base: '24rem', xl: 'calc(100vh - 11rem)' }}
        overflowY="auto"
      >
        {lines.length === 0 ? (
          <Muted>No messages yet.</Muted>
        ) : (
          <Box as="ol" listStyleType="none">
            {lines.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </Box>
        )}
      </Box>
    </Card>
  )
}

/** A log line: `out` was posted by the page, `in` was sent to it, `note` is an event. */
export interface LogLine {
  readonly id: number
  /** ms of the epoch */
  readonly at: number
  readonly way: 'out' | 'in' | 'note'
  /** With tokens masked. */
  readonly text: string
  /** For messages only. */
  readonly verdict?: ContractCheck
}

/** The log keeps so many lines. */
const MAX_LINES = 300

export function appendLine(lines: readonly LogLine[], line: Omit<LogLine, 'id'>): readonly LogLine[] {
  const id = (lines.at(-1)?.id ?? 0) + 1
  return [...lines, { ...line, id }].slice(-MAX_LINES)
}
