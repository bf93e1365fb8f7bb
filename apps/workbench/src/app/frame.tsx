import { Box, Flex, Link } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import { useWorldId } from '../control/worlds.ts'
import { sections } from '../sections/sections.ts'
import { ToolHeader } from '../ui/tool-header.tsx'
import { WorldBar } from './world-bar.tsx'

const navItemStyle = {
  px: '3',
  minH: '2.75rem',
  rounded: 'lg',
  color: 'fg.muted',
  fontWeight: '600',
  whiteSpace: 'nowrap',
  _hover: { bg: 'bg.muted', textDecoration: 'none' },
  _currentPage: { bg: 'brand.subtle', color: 'brand.fg' },
} as const

/** The header with the selected world, the menu of sections, and the open section. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const world = useWorldId()
  const search = `?world=${encodeURIComponent(world)}`
  return (
    <Flex direction="column" minH="100vh">
      <ToolHeader tool="workbench" world={world}>
        <WorldBar />
      </ToolHeader>
      <Flex flex="1" direction={{ base: 'column', md: 'row' }}>
        <Flex
          as="nav"
          aria-label="Sections"
          direction={{ base: 'row', md: 'column' }}
          wrap={{ base: 'wrap', md: 'nowrap' }}
          gap="1"
          p={{ base: '3', md: '4' }}
          minW={{ md: '52' }}
          flexShrink="0"
          alignSelf={{ md: 'flex-start' }}
          position={{ lg: 'sticky' }}
          top={{ lg: '16' }}
        >
          {sections.map(({ path, title, Icon }) => (
            <Link asChild key={path} {...navItemStyle}>
              <NavLink to={{ pathname: path, search }}>
                <Icon size={16} aria-hidden="true" /> {title}
              </NavLink>
            </Link>
          ))}
        </Flex>
        <Box as="main" flex="1" minW="0" maxW="80rem" p={{ base: '4', md: '6' }} pt={{ base: '2', md: '6' }}>
          {children}
        </Box>
      </Flex>
    </Flex>
  )
}
