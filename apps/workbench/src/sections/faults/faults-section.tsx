import { Button, Text } from '@chakra-ui/react'
import type { Fault, FaultStatus } from '@nusaria/mock-api/control/types'
import { POLLED, useControl, useFaultsQuery } from '../../control/control-api.ts'
import { control } from '../../control/control-client.ts'
import { useWorldId } from '../../control/worlds.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Card, SectionPage } from '../../ui/section-page.tsx'
import { ActionResult, useAction } from '../../ui/use-action.tsx'
import { describeFault, describeFaultSchedule, describeFaultScope } from './describe-fault.ts'
import { PlaceFaultForm } from './place-fault-form.tsx'

/** The faults of a world, how often each acted, and a form to place another. */
export function FaultsSection() {
  const id = useWorldId()
  const params = { id }
  const { currentData: data, error } = useFaultsQuery({ params }, POLLED)
  const set = useControl()
  const act = useAction()

  /** Changes the current list of faults. It is fetched first, as somebody else may have changed it. */
  const put = async (change: (list: readonly Fault[]) => readonly Fault[]) => {
    const { list } = await control('faults', { params })
    await set('setFaults', { params, body: { list: [...change(list.map(({ fault }) => fault))], keep: true } })
  }
  const place = async (fault: Fault) => {
    await put((list) => [...list, fault])
    return `Placed on ${fault.call} for ${describeFaultScope(fault)}: ${describeFault(fault)}, ${describeFaultSchedule(fault)}.`
  }
  const remove = (gone: Fault) => {
    const text = JSON.stringify(gone)
    return act.run(async () => {
      await put((list) => {
        const at = list.findIndex((fault) => JSON.stringify(fault) === text)
        return list.filter((_, place) => place !== at)
      })
      return `Removed from ${gone.call}.`
    })
  }
  const clear = () =>
    act.run(async () => {
      await put(() => [])
      return 'No faults are left.'
    })

  const columns: readonly Column<FaultStatus>[] = [
    { title: 'Call', cell: ({ fault }) => fault.call },
    { title: 'What happens', cell: ({ fault }) => <Text overflowWrap="anywhere">{describeFault(fault)}</Text> },
    { title: 'For', cell: ({ fault }) => <Text overflowWrap="anywhere">{describeFaultScope(fault)}</Text> },
    { title: 'When', cell: ({ fault }) => describeFaultSchedule(fault) },
    { title: 'Calls', align: 'end', cell: ({ seen }) => seen },
    { title: 'Acted', align: 'end', cell: ({ used }) => used },
    {
      title: 'Actions',
      cell: ({ fault }) => (
        <Button size="xs" variant="ghost" aria-label={`Remove ${describeFault(fault)} of ${fault.call}`} onClick={() => void remove(fault)}>
          Remove
        </Button>
      ),
    },
  ]

  return (
    <SectionPage title="Faults" about="Makes calls fail on purpose: with an error code, or on the network." failure={error}>
      <Card
        title="Placed"
        aside={
          (data?.list.length ?? 0) > 0 && (
            <Button size="xs" variant="outline" onClick={() => void clear()}>
              Clear all
            </Button>
          )
        }
      >
        <DataTable
          label="Placed faults"
          columns={columns}
          rows={data?.list}
          keyOf={({ fault }, at) => `${at} ${JSON.stringify(fault)}`}
          empty="None: every call works."
        />
        <ActionResult {...act} />
      </Card>
      <PlaceFaultForm key={id} world={id} onPlace={place} />
    </SectionPage>
  )
}
