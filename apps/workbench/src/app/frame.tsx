import { Box, Flex, Heading, Link } from '@chakra-ui/react'
import { name } from '@nusaria/contracts/brand'
import { BookOpenText, Smartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import { useWorldId } from '../control/worlds.tsx'
import { sections } from '../sections/sections.ts'
import { WorldBar } from './world-bar.tsx'

const OTHER_PAGES = [
  { href: '/__mock/shell', title: 'Shell simulator', Icon: Smartphone },
  { href: '/__mock/docs', title: 'API docs', Icon: BookOpenText },
] as const

const navItemStyle = {
  px: '3',
  py: '2',
  rounded: 'md',
  color: 'fg.muted',
  fontWeight: '600',
  whiteSpace: 'nowrap',
  _hover: { bg: 'bg.muted', textDecoration: 'none' },
  _currentPage: { bg: 'brand.subtle', color: 'brand.fg' },
} as const

/** The header with the selected world, the menu of sections, and the open section. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const search = `?world=${encodeURIComponent(useWorldId())}`
  return (
    <Flex direction="column" minH="100vh">
      <Flex
        as="header"
        position={{ md: 'sticky' }}
        top="0"
        zIndex="docked"
        px={{ base: '4', md: '6' }}
        py="2.5"
        bg="bg"
        borderBottomWidth="1px"
        columnGap="6"
        rowGap="2"
        wrap="wrap"
        align="center"
        justify="space-between"
      >
        <Heading as="h1" size="md" letterSpacing="tight">
          {name}{' '}
          <Box as="span" color="brand.fg">
            workbench
          </Box>
        </Heading>
        <WorldBar />
      </Flex>
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
          position={{ md: 'sticky' }}
          top={{ md: '14' }}
        >
          {sections.map(({ path, title, Icon }) => (
            <Link asChild key={path} {...navItemStyle}>
              <NavLink to={{ pathname: path, search }}>
                <Icon size={16} aria-hidden="true" /> {title}
              </NavLink>
            </Link>
          ))}
          <Box borderTopWidth={{ md: '1px' }} my={{ md: '2' }} />
          {OTHER_PAGES.map(({ href, title, Icon }) => (
            <Link key={href} href={href} {...navItemStyle}>
              <Icon size={16} aria-hidden="true" /> {title}
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
