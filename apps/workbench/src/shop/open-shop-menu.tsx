import { Button, type ButtonProps, Menu, Portal, Text } from '@chakra-ui/react'
import type { StateRow } from '@nusaria/mock-api/control/types'
import { skipToken } from '@reduxjs/toolkit/query'
import { ChevronDown, Store } from 'lucide-react'
import { useState } from 'react'
import { useRowsQuery } from '../control/control-api.ts'
import { ErrorText } from '../ui/use-action.tsx'
import { shopUrl } from './shop-url.ts'

interface OpenShopMenuProps extends Pick<ButtonProps, 'size' | 'variant'> {
  readonly world: string
}

/** Opens a world's shop in a new tab, as a guest or as one of its members. */
export function OpenShopMenu({ world, ...button }: OpenShopMenuProps) {
  const [open, setOpen] = useState(false)
  const { data, error } = useRowsQuery(open ? { params: { id: world, table: 'members' } } : skipToken)
  return (
    <Menu.Root lazyMount unmountOnExit open={open} onOpenChange={(details) => setOpen(details.open)}>
      <Menu.Trigger asChild>
        <Button aria-label={`Open the shop of ${world}`} {...button}>
          <Store size={16} aria-hidden="true" /> Open shop <ChevronDown size={14} aria-hidden="true" />
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minW="56" maxH="70vh" overflowY="auto">
            <Menu.Item value="guest" asChild>
              <a href={shopUrl(world)} target="_blank" rel="noopener" referrerPolicy="origin">
                As a guest
              </a>
            </Menu.Item>
            <Menu.Separator />
            {error && <ErrorText px="2">{error.message}</ErrorText>}
            {data?.list.map((member) => (
              <MemberItem key={String(member.member_no)} world={world} member={member} />
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}

function MemberItem({ world, member }: { readonly world: string; readonly member: StateRow }) {
  const { user_name, phone, email, disabled, abnormal } = member
  const no = String(member.member_no)
  const about = disabled ? 'disabled: no login' : abnormal ? 'held by risk control: no login' : String(phone ?? email ?? no)
  const words = (
    <span>
      {String(user_name)}
      <Text as="span" display="block" fontSize="xs" color="fg.muted">
        {about}
      </Text>
    </span>
  )
  if (disabled || abnormal) {
    return (
      <Menu.Item value={no} disabled>
        {words}
      </Menu.Item>
    )
  }
  return (
    <Menu.Item value={no} asChild>
      <a href={shopUrl(world, { as: no })} target="_blank" rel="noopener" referrerPolicy="origin">
        {words}
      </a>
    </Menu.Item>
  )
}
