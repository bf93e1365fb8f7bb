import { Text } from '@chakra-ui/react'
import type { StateRow } from '@nusaria/mock-api/control/types'
import { POLLED, useRowsQuery } from '../../control/control-api.ts'
import { useWorld, useWorldId } from '../../control/worlds.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Card, SectionPage } from '../../ui/section-page.tsx'
import { formatTime } from '../../ui/time.ts'

const COLUMNS: readonly Column<StateRow>[] = [
  { title: 'Answer', cell: ({ answer }) => <CopyButton text={String(answer)} what="answer" /> },
  { title: 'Account', cell: ({ account }) => String(account) },
  { title: 'Until', cell: ({ expires_at }) => <Text whiteSpace="nowrap">{formatTime(Number(expires_at))}</Text> },
  {
    title: 'Picture',
    cell: ({ image_id }) => (
      <Text fontFamily="mono" fontSize="xs">
        {String(image_id)}
      </Text>
    ),
  },
]

/** The answers of the open captchas. */
export function CaptchaSection() {
  const id = useWorldId()
  const world = useWorld()
  const { currentData: data, error } = useRowsQuery({ params: { id, table: 'captchas' } }, POLLED)
  const now = world ? Date.parse(world.now) : 0
  const open = data?.list.filter(({ spent, expires_at }) => spent === false && Number(expires_at) > now).reverse()
  return (
    <SectionPage
      title="Captcha"
      about="Answers of the open captcha pictures of this world, newest first. Each accepts one answer, right or wrong."
      failure={error}
    >
      <Card title="Open pictures">
        <DataTable
          label="Open pictures"
          columns={COLUMNS}
          rows={open}
          keyOf={({ image_id }) => String(image_id)}
          empty="None is open. The shop asks for one before it sends a code."
        />
      </Card>
    </SectionPage>
  )
}
