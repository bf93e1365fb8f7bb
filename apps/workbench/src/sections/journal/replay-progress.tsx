import { Badge, Box, Flex, Text } from '@chakra-ui/react'
import type { Run } from '@nusaria/mock-api/control/types'

const MARKS = { passed: '✓', failed: '✗', 'not applicable': '–', 'not reached': '·' } as const

/** The progress of a replay, step by step. */
export function ReplayProgress({ run }: { readonly run: Run }) {
  const { verdict, why, steps, planned } = run
  return (
    <Box mt="4">
      <Flex gap="2" align="center" role="status" fontSize="sm">
        <Badge colorPalette={verdict === 'passed' ? 'green' : verdict === undefined ? 'gray' : 'red'}>{verdict ?? 'replaying …'}</Badge>
        <Text>
          {steps.filter((step) => step.verdict === 'passed').length} of {Math.max(planned.length, steps.length)} steps
        </Text>
      </Flex>
      {why && (
        <Text role="alert" color="fg.error" fontSize="sm" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {why}
        </Text>
      )}
      <Box as="ol" listStyleType="none" mt="2" maxH="16rem" overflowY="auto" tabIndex={0} fontSize="xs" aria-label="Steps of the replay">
        {steps.map(({ said, verdict: of, why: because }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are told in their order and stay
          <Box as="li" key={at} color={of === 'failed' ? 'fg.error' : undefined} overflowWrap="anywhere">
            <span aria-hidden="true">{MARKS[of]}</span> {said}
            {because && <Text pl="4">{because}</Text>}
          </Box>
        ))}
      </Box>
    </Box>
  )
}
