import { Box, Button, Flex, Heading, HStack, Stack, Text } from '@chakra-ui/react'
import type { EventParam, EventStatus } from '@nusaria/mock-api/control/types'
import { useId, useState } from 'react'
import { POLLED, useControl, useLegalEventsQuery } from '../../control/control-api.ts'
import { SelectField, TextField } from '../../ui/fields.tsx'
import { Form, toNumber } from '../../ui/form.tsx'
import { Muted } from '../../ui/muted.tsx'
import { ActionResult, ErrorText, useAction } from '../../ui/use-action.tsx'

interface EntityEventsProps {
  readonly world: string
  readonly entity: string
  readonly id: string
}

/** The events of an entity: buttons for the legal ones, reasons for the others. */
export function EntityEvents({ world, entity, id }: EntityEventsProps) {
  const { currentData: data, error: failure } = useLegalEventsQuery({ params: { id: world, entity, ref: id } }, POLLED)
  const control = useControl()
  const [openEvent, setOpenEvent] = useState<string | null>(null)
  const act = useAction()

  const fire = ({ event }: EventStatus, params: Readonly<Record<string, string | number>> = {}) =>
    act.run(async () => {
      await control('fireEvent', { params: { id: world }, body: { entity, id, event, params } })
      setOpenEvent(null)
      return `${event}: done.`
    })
  const legal = data?.list.filter((line) => line.legal) ?? []
  const others = data?.list.filter((line) => !line.legal) ?? []
  const asked = legal.find(({ event }) => event === openEvent)

  return (
    <Stack gap="3" mb="4" role="group" aria-label={`Events of ${entity} ${id}`}>
      <Heading as="h4" size="xs" color="fg.muted">
        Events of {entity}
      </Heading>
      {failure && <ErrorText>{failure.message}</ErrorText>}
      <Flex wrap="wrap" gap="2">
        {legal.map((line) => (
          <Button
            key={line.event}
            variant={openEvent === line.event ? 'solid' : 'outline'}
            disabled={act.busy}
            aria-expanded={line.params ? openEvent === line.event : undefined}
            onClick={() => (line.params ? setOpenEvent(openEvent === line.event ? null : line.event) : void fire(line))}
          >
            {line.event}
            {line.params && ' …'}
          </Button>
        ))}
        {!data && !failure && <Muted>Loading …</Muted>}
        {data && legal.length === 0 && <Text fontSize="sm">None is possible now.</Text>}
      </Flex>
      {asked?.params && <EventParamsForm key={asked.event} line={asked} busy={act.busy} onFire={(params) => fire(asked, params)} />}
      <ActionResult {...act} />
      {others.length > 0 && (
        <Box as="details" fontSize="sm" color="fg.muted">
          <Box as="summary" cursor="pointer">
            Not possible now: {others.length}
          </Box>
          <Stack as="ul" role="list" aria-label={`Not possible for ${entity} ${id}`} gap="1" mt="1">
            {others.map(({ event, why }) => (
              <li key={event}>
                <b>{event}</b>: {why}
              </li>
            ))}
          </Stack>
        </Box>
      )}
    </Stack>
  )
}

interface EventParamsProps {
  readonly line: EventStatus
  readonly busy: boolean
  readonly onFire: (params: Readonly<Record<string, string | number>>) => Promise<boolean>
}

/** The parameters of an event, prefilled with their defaults. */
function EventParamsForm({ line: { event, params = [] }, busy, onFire }: EventParamsProps) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(
    Object.fromEntries(params.map(({ name, value }) => [name, String(value)])),
  )
  const fire = () => onFire(Object.fromEntries(params.flatMap((param) => toEventParam(param, typed[param.name] ?? ''))))
  return (
    <Form onSubmit={fire}>
      <HStack wrap="wrap" align="end" gap="3" maxW="40rem">
        {params.map((param) => (
          <ParamField
            key={param.name}
            param={param}
            value={typed[param.name] ?? ''}
            onValue={(text) => setTyped((before) => ({ ...before, [param.name]: text }))}
          />
        ))}
        <Button type="submit" loading={busy}>
          Fire {event}
        </Button>
      </HStack>
    </Form>
  )
}

/** Leaves out empty parameters. */
function toEventParam({ name, type }: EventParam, text: string): [string, string | number][] {
  const value = text.trim()
  if (value === '') return []
  return [[name, type === 'number' ? toNumber(value) : value]]
}

interface ParamFieldProps {
  readonly param: EventParam
  readonly value: string
  readonly onValue: (text: string) => void
}

function ParamField({ param: { name, type, options, free, what }, value, onValue }: ParamFieldProps) {
  const list = useId()
  if (options && !free) {
    return <SelectField label={name} value={value} options={options} onValue={onValue} />
  }
  return (
    <>
      <TextField
        label={what ? `${name} (${what})` : name}
        inputMode={type === 'number' ? 'numeric' : 'text'}
        list={options ? list : undefined}
        value={value}
        onValue={onValue}
      />
      {options && (
        <datalist id={list}>
          {options.map((option) => (
            <option key={option} value={option} />
          ))}
        </datalist>
      )}
    </>
  )
}
