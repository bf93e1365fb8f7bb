import { Button, Flex, HStack, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { TextField } from '../../ui/fields.tsx'
import { Form } from '../../ui/form.tsx'
import { parseLocalTime } from '../../ui/time.ts'

const SPANS = [
  ['PT1M', '+1 min'],
  ['PT15M', '+15 min'],
  ['PT1H', '+1 h'],
  ['P1D', '+1 day'],
  ['P3D', '+3 days'],
  ['P7D', '+7 days'],
  ['P1M', '+1 month'],
] as const

interface MoveClockProps {
  readonly busy: boolean
  readonly onAdvance: (duration: string) => Promise<boolean>
  readonly onSet: (moment: string) => Promise<boolean>
}

/** Advances the clock by a preset or any duration, or sets it to a time. */
export function MoveClock({ busy, onAdvance, onSet }: MoveClockProps) {
  const [span, setSpan] = useState('')
  const [moment, setMoment] = useState('')
  const to = parseLocalTime(moment)
  return (
    <Stack gap="4">
      <HStack wrap="wrap" gap="2">
        {SPANS.map(([duration, label]) => (
          <Button key={duration} variant="outline" disabled={busy} onClick={() => void onAdvance(duration)}>
            {label}
          </Button>
        ))}
      </HStack>
      <Flex gap="4" wrap="wrap" align="start">
        <Form onSubmit={() => onAdvance(span.trim())}>
          <HStack align="start">
            <TextField label="Advance by" placeholder="P1DT12H" help="ISO 8601 duration" value={span} onValue={setSpan} />
            <Button type="submit" mt="1.625rem" disabled={busy || span.trim() === ''}>
              Advance
            </Button>
          </HStack>
        </Form>
        <Form onSubmit={() => to && onSet(to)}>
          <HStack align="start">
            <TextField label="Set to (Jakarta time)" type="datetime-local" step="1" value={moment} onValue={setMoment} />
            <Button type="submit" mt="1.625rem" disabled={busy || !to}>
              Set
            </Button>
          </HStack>
        </Form>
      </Flex>
    </Stack>
  )
}
