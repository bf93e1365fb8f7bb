import { Badge, Box, Text } from '@chakra-ui/react'
import type { OutboxMessage } from '@nusaria/mock-api/control/types'
import { useDeferredValue, useState } from 'react'
import { POLLED, useOutboxQuery } from '../../control/control-api.ts'
import { useWorldId } from '../../control/worlds.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { TextField } from '../../ui/fields.tsx'
import { Card, SectionPage } from '../../ui/section-page.tsx'
import { formatTime } from '../../ui/time.ts'

const PURPOSE: Readonly<Record<number, string>> = {
  1: 'Log in',
  2: 'Link a phone',
  3: 'Link an e-mail',
  4: 'Verify the linked one',
  5: 'Reset the password',
}

const COLUMNS: readonly Column<OutboxMessage>[] = [
  { title: 'Code', cell: ({ code }) => <CopyButton text={code} what="code" /> },
  { title: 'To', cell: ({ to }) => to },
  { title: 'For', cell: ({ code_type }) => <Text whiteSpace="nowrap">{PURPOSE[code_type] ?? `type ${code_type}`}</Text> },
  { title: 'By', cell: ({ channel }) => <Badge>{channel}</Badge> },
  { title: 'At', cell: ({ at }) => <Text whiteSpace="nowrap">{formatTime(at)}</Text> },
]

/** The codes that the shop sent, newest first. */
export function OutboxSection() {
  const id = useWorldId()
  const [to, setTo] = useState('')
  const asked = useDeferredValue(to.trim())
  const { currentData: data, error } = useOutboxQuery({ params: { id }, query: { to: asked } }, POLLED)
  return (
    <SectionPage title="Outbox" about="The codes that this world sent, newest first. Press a code to copy it." failure={error}>
      <Card title="Sent">
        <Box maxW="20rem" mb="4">
          <TextField label="To" type="search" placeholder="0812… or name@example.com" value={to} onValue={setTo} />
        </Box>
        <DataTable
          label="Sent codes"
          columns={COLUMNS}
          rows={data?.list}
          keyOf={({ at, to, code }, place) => `${at} ${to} ${code} ${place}`}
          empty={asked ? `Nothing was sent to ${asked}.` : 'Nothing was sent yet. Ask for a code in the shop.'}
        />
      </Card>
    </SectionPage>
  )
}
