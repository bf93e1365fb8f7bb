import { Badge, Box, Grid, Text } from '@chakra-ui/react'
import type { JournalLine } from '@nusaria/mock-api/control/types'
import { callerLabel, isProblem, nameOfCode, requestLabel } from './journal-filter.ts'

const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Jakarta', hour: '2-digit', minute: '2-digit', second: '2-digit' })

/** Row heights in px; the virtualized list needs them. */
export const ROW_HEIGHT = { wide: 34, narrow: 58 } as const

interface Props {
  readonly line: JournalLine
  readonly isChosen: boolean
  readonly isLookedAt: boolean
}

/** One request: one text line on a wide screen, two on a narrow one. */
export function JournalRow({ line, isChosen, isLookedAt }: Props) {
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
      outline={isLookedAt ? '2px solid' : undefined}
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
