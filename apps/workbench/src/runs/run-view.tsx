import { Box, Button, Flex, HStack, Image, Link, Stack, Text } from '@chakra-ui/react'
import type { Run, RunStep } from '@nusaria/mock-api/control/types'
import { useEffect, useState } from 'react'
import { Card } from '../ui/section-page.tsx'
import { ErrorText } from '../ui/use-action.tsx'

const VERDICT_ICONS = {
  passed: ['✓', 'fg.success'],
  failed: ['✗', 'fg.error'],
  'not applicable': ['–', 'fg.muted'],
  'not reached': ['·', 'fg.muted'],
} as const

function VerdictIcon({ verdict }: Pick<RunStep, 'verdict'>) {
  const [sign, color] = VERDICT_ICONS[verdict]
  return (
    <Box as="span" role="img" aria-label={verdict} color={color} fontWeight="700" w="4" flexShrink="0" textAlign="center">
      {sign}
    </Box>
  )
}

const formatDuration = (ms: number | undefined): string =>
  ms === undefined ? '' : ms < 1_000 ? `${ms} ms` : `${(ms / 1_000).toFixed(1)} s`

interface StepsProps {
  readonly run: Run
  readonly shown: number
  readonly onShow: (step: number) => void
}

/** The planned steps, with the result of those that ran. */
function Steps({ run, shown, onShow }: StepsProps) {
  const planned = run.steps.length > run.planned.length ? run.steps.map(({ said }) => said) : run.planned
  return (
    <Stack as="ol" gap="0" listStyleType="none" role="list" aria-label="Steps of the run" fontSize="sm" minW="0">
      {planned.map((said, i) => {
        const step = run.steps[i]
        const isNext = run.state === 'running' && i === run.steps.length
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other id
          <Flex as="li" key={i} gap="2" py="1" borderTopWidth={i ? '1px' : '0'} align="baseline" bg={isNext ? 'brand.subtle' : undefined}>
            {step ? <VerdictIcon verdict={step.verdict} /> : <Box w="4" flexShrink="0" />}
            <Box flex="1" minW="0" overflowWrap="anywhere" color={step ? undefined : 'fg.muted'}>
              {i + 1}. {step?.said ?? said}
              {step?.why && (
                <Text color="fg.error" whiteSpace="pre-wrap">
                  {step.why}
                </Text>
              )}
            </Box>
            <Text as="span" color="fg.muted" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
              {formatDuration(step?.ms)}
            </Text>
            {step?.picture && (
              <Button size="2xs" variant={shown === i ? 'solid' : 'outline'} aria-pressed={shown === i} onClick={() => onShow(i)}>
                Look<Box srOnly> at the screen after step {i + 1}</Box>
              </Button>
            )}
          </Flex>
        )
      })}
    </Stack>
  )
}

function describeVerdict({ state, verdict, steps, planned, ms }: Run): string {
  if (state === 'running')
    return planned.length === 0 ? 'Preparing …' : `Running step ${Math.min(steps.length + 1, planned.length)} of ${planned.length} …`
  return `${verdict === 'passed' ? 'Passed' : verdict === 'failed' ? 'Failed' : 'Not applicable'}${ms === undefined ? '' : ` in ${formatDuration(ms)}`}`
}

/** A run: its steps with their results, and a screenshot. The newest screenshot shows until the user selects another. */
export function RunView({ run, onStop }: { readonly run: Run; readonly onStop: () => void }) {
  const last = run.steps.findLastIndex(({ picture }) => picture)
  const [chosen, setChosen] = useState<number | null>(null)
  const shown = chosen ?? last
  const picture = run.steps[shown]?.picture
  // biome-ignore lint/correctness/useExhaustiveDependencies: another run shows its newest screenshot
  useEffect(() => setChosen(null), [run.id])
  const aside = run.state === 'running' && (
    <Button size="xs" variant="outline" onClick={onStop}>
      Stop
    </Button>
  )
  return (
    <Card title={`Run by ${run.driver}${run.layout ? `, ${run.layout}, ${run.lang}` : ''}`} aside={aside}>
      <HStack gap="4" wrap="wrap" mb="3">
        <Text
          role="status"
          fontWeight="600"
          color={run.verdict === 'failed' ? 'fg.error' : run.verdict === 'passed' ? 'fg.success' : undefined}
        >
          {describeVerdict(run)}
        </Text>
        {run.report && (
          <Link href={run.report} target="_blank" rel="noopener" color="brand.fg" textDecoration="underline">
            Report of this run
          </Link>
        )}
      </HStack>
      {run.why && <ErrorText mb="3">{run.why}</ErrorText>}
      <Flex gap="5" direction={{ base: 'column-reverse', lg: picture ? 'row' : 'column' }} align="flex-start">
        <Box flex="1" minW="0" w="full">
          <Steps run={run} shown={shown} onShow={setChosen} />
        </Box>
        {picture && (
          <Stack
            position={{ lg: 'sticky' }}
            top="4"
            w={{ base: 'full', lg: run.layout === 'desktop' ? '55%' : '20rem' }}
            flexShrink="0"
            gap="1"
          >
            <Image
              src={picture}
              alt={`The screen after step ${shown + 1}`}
              borderWidth="1px"
              rounded="md"
              maxH="44rem"
              objectFit="contain"
              objectPosition="top left"
            />
            <HStack justify="space-between" fontSize="sm" color="fg.muted">
              <Text>After step {shown + 1}</Text>
              {chosen !== null && run.state === 'running' && (
                <Button size="2xs" variant="ghost" onClick={() => setChosen(null)}>
                  Follow
                </Button>
              )}
            </HStack>
          </Stack>
        )}
      </Flex>
    </Card>
  )
}
