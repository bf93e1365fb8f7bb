import { Button, HStack, SimpleGrid, Stack } from '@chakra-ui/react'
import type { Fault } from '@nusaria/mock-api/control/types'
import { type FormEvent, useState } from 'react'
import { SelectField, TextField } from '../../ui/fields.tsx'
import { Card } from '../../ui/section-page.tsx'
import { ActionResult, useAction } from '../../ui/use-action.tsx'
import { CallPicker } from './call-picker.tsx'
import { type CallOption, faultReplies, WIRE_FAULTS, type WireFault } from './describe-fault.ts'

/** A form for a fault on any call. It offers only the errors that the call declares. */
export function PlaceFaultForm({ onPlace }: { readonly onPlace: (fault: Fault) => Promise<string> }) {
  const [form, setForm] = useState(EMPTY_FAULT)
  const [chosen, setChosen] = useState<CallOption | null>(null)
  const act = useAction()
  const set = (part: Partial<FaultFormValues>) => setForm((before) => ({ ...before, ...part }))
  const wrong = faultFieldError(act.error)
  const field = (name: 'after' | 'times' | 'rate' | 'ms' | 'status') => ({
    value: form[name],
    onText: (text: string) => set({ [name]: text }),
    error: wrong?.name === name ? wrong.why : null,
    inputMode: 'decimal' as const,
  })

  const place = (event: FormEvent) => {
    event.preventDefault()
    void act.run(() => onPlace(toFault(form)))
  }

  return (
    <Card title="Place a fault">
      <form onSubmit={place} noValidate>
        <Stack gap="4">
          <CallPicker
            chosen={chosen}
            onChoose={(choice) => {
              setChosen(choice)
              // Each call declares errors of its own.
              set({ call: choice.id, what: form.what.startsWith('wire') ? form.what : '' })
            }}
          />
          {chosen && (
            <>
              <SelectField label={`What happens to ${chosen.id}`} value={form.what} onChoose={(what) => set({ what })}>
                <option value="">Choose …</option>
                <optgroup label="It answers, and nothing is done">
                  {faultReplies(chosen.call).map(({ code, label }) => (
                    <option key={code} value={`reply ${code}`}>
                      {label}
                    </option>
                  ))}
                </optgroup>
                <optgroup label="On the wire">
                  {Object.entries(WIRE_FAULTS).map(([wire, label]) => (
                    <option key={wire} value={`wire ${wire}`}>
                      {label}
                    </option>
                  ))}
                </optgroup>
              </SelectField>
              <SimpleGrid columns={{ base: 1, sm: 2, lg: 4 }} gap="4" alignItems="start">
                {form.what === 'wire latency' && <TextField label="Milliseconds" {...field('ms')} />}
                {form.what === 'wire http' && <TextField label="HTTP status" {...field('status')} />}
                <TextField label="After so many calls" placeholder="0" {...field('after')} />
                <TextField label="So many times" placeholder="always" {...field('times')} />
                <TextField label="Chance, 0 to 1" placeholder="1" {...field('rate')} />
              </SimpleGrid>
              <HStack gap="4" wrap="wrap">
                <Button type="submit" size="sm" disabled={form.what === ''} loading={act.busy}>
                  Place it
                </Button>
                <ActionResult message={act.message} error={wrong ? null : act.error} />
              </HStack>
            </>
          )}
        </Stack>
      </form>
    </Card>
  )
}

/** The values of the fault form. */
interface FaultFormValues {
  readonly call: string
  /** `reply <code>` or `wire <kind>`; empty until chosen. */
  readonly what: string
  readonly ms: string
  readonly status: string
  readonly after: string
  readonly times: string
  readonly rate: string
}

const EMPTY_FAULT: FaultFormValues = { call: '', what: '', ms: '3000', status: '503', after: '', times: '', rate: '' }

/** The text as a number. Other text is sent as it is, so that the control API refuses it with a reason. */
function numberField(name: string, text: string): object {
  const value = text.trim()
  if (value === '') return {}
  return { [name]: Number.isFinite(Number(value)) ? Number(value) : value }
}

/** The fault in the control API's format. */
function toFault({ call, what, ms, status, after, times, rate }: FaultFormValues): Fault {
  const [kind, value = ''] = what.split(' ')
  const scope = { call, ...numberField('after', after), ...numberField('times', times), ...numberField('rate', rate) }
  if (kind === 'reply') return { ...scope, reply: Number(value) }
  const wire = value as WireFault
  return {
    ...scope,
    wire,
    ...(wire === 'latency' && numberField('ms', ms)),
    ...(wire === 'http' && numberField('status', status)),
  } as Fault
}

const FIELDS = ['after', 'times', 'rate', 'ms', 'status'] as const

/** The form field that an error is about, and its reason: `list.3.rate: Too big …`. */
function faultFieldError(error: string | null): { readonly name: string; readonly why: string } | null {
  const [, name = '', why = ''] = /^list\.\d+\.(\w+): (.*)$/s.exec(error ?? '') ?? []
  return FIELDS.some((field) => field === name) ? { name, why } : null
}
