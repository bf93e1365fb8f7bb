import { Button, HStack } from '@chakra-ui/react'
import type { EventParam, EventStatus } from '@nusaria/mock-api/control/types'
import { type FormEvent, useId, useState } from 'react'
import { SelectField, TextField } from '../../ui/fields.tsx'

interface EventParamsProps {
  readonly line: EventStatus
  readonly busy: boolean
  readonly onFire: (params: Readonly<Record<string, string | number>>) => Promise<boolean>
}

/** The parameters of an event, prefilled with their defaults. */
export function EventParamsForm({ line: { event, params = [] }, busy, onFire }: EventParamsProps) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(
    Object.fromEntries(params.map(({ name, value }) => [name, String(value)])),
  )
  const fire = (submitted: FormEvent) => {
    submitted.preventDefault()
    void onFire(Object.fromEntries(params.flatMap((param) => toEventParam(param, typed[param.name] ?? ''))))
  }
  return (
    <form onSubmit={fire}>
      <HStack wrap="wrap" align="end" gap="3" maxW="40rem">
        {params.map((param) => (
          <ParamField
            key={param.name}
            param={param}
            value={typed[param.name] ?? ''}
            onText={(text) => setTyped((before) => ({ ...before, [param.name]: text }))}
          />
        ))}
        <Button type="submit" size="sm" loading={busy}>
          Fire {event}
        </Button>
      </HStack>
    </form>
  )
}

/** Leaves out empty parameters. An invalid number is sent as typed, so that the API refuses it. */
function toEventParam({ name, type }: EventParam, text: string): [string, string | number][] {
  const value = text.trim()
  if (value === '') return []
  return [[name, type === 'number' && Number.isFinite(Number(value)) ? Number(value) : value]]
}

interface ParamFieldProps {
  readonly param: EventParam
  readonly value: string
  readonly onText: (text: string) => void
}

function ParamField({ param: { name, type, options, free, what }, value, onText }: ParamFieldProps) {
  const list = useId()
  if (options && !free) {
    return (
      <SelectField label={name} value={value} onChoose={onText}>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </SelectField>
    )
  }
  return (
    <>
      <TextField
        label={what ? `${name} (${what})` : name}
        inputMode={type === 'number' ? 'numeric' : 'text'}
        list={options ? list : undefined}
        value={value}
        onText={onText}
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
