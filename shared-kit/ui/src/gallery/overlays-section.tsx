import { useState } from 'react';
import { Button, Cluster, Field, Icon, IconButton, TextArea } from '@shared-kit/ui';
import { ConfirmDialog, Dialog, Drawer, Menu, Popover, Tabs, Tooltip } from '@shared-kit/ui/overlays';
import { Section, Specimen } from './section.tsx';

const tabs = [
  { key: 'all', label: 'Todos os produtos', content: <p>Doze produtos na loja.</p> },
  { key: 'mine', label: 'Meus produtos', count: 2, content: <p>Dois produtos adquiridos.</p> },
  { key: 'old', label: 'Arquivados', isDisabled: true, content: null },
];

const menuItems = [
  { key: 'profile', label: 'Meu perfil', icon: <Icon name="user" />, to: '/perfil' },
  { key: 'certificates', label: 'Meus certificados', icon: <Icon name="certificate" />, to: '/my-certificates' },
  {
    key: 'out',
    label: 'Sair',
    icon: <Icon name="log-out" />,
    isDanger: true,
    startsGroup: true,
    onSelect: () => undefined,
  },
];

export function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'confirm' | 'drawer' | null>(null);
  const close = () => setOpen(null);
  return (
    <Section title="Camadas">
      <Cluster>
        <Button variant="secondary" onClick={() => setOpen('dialog')}>
          Diálogo
        </Button>
        <Button variant="secondary" onClick={() => setOpen('confirm')}>
          Confirmação
        </Button>
        <Button variant="secondary" onClick={() => setOpen('drawer')}>
          Painel lateral
        </Button>
        <Menu
          trigger={
            <Button variant="secondary" iconEnd={<Icon name="chevron-down" />}>
              Menu
            </Button>
          }
          items={menuItems}
          header={<strong>Ana Beatriz Souza</strong>}
        />
        <Popover trigger={<Button variant="secondary">Filtros</Button>} label="Filtros" align="start">
          <p>O que couber num painel pequeno.</p>
        </Popover>
        <Tooltip text="Para curtir, é necessário estar matriculado">
          <IconButton label="Curtir" icon={<Icon name="heart" />} />
        </Tooltip>
      </Cluster>
      <Specimen name="Abas">
        <Tabs label="Produtos" tabs={tabs} />
        <Tabs label="Produtos, em pílula" tabs={tabs} appearance="pill" />
      </Specimen>
      <Dialog
        isOpen={open === 'dialog'}
        onClose={close}
        title="Avalie este conteúdo"
        description="Sua opinião ajuda quem vem depois."
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              Agora não
            </Button>
            <Button onClick={close}>Enviar</Button>
          </>
        }
      >
        <Field label="Comentário">
          <TextArea />
        </Field>
      </Dialog>
      <ConfirmDialog
        isOpen={open === 'confirm'}
        title="Excluir comentário?"
        description="As respostas a ele também somem. Não dá para desfazer."
        confirmLabel="Excluir"
        tone="danger"
        onConfirm={close}
        onCancel={close}
      />
      <Drawer isOpen={open === 'drawer'} onClose={close} title="Comentários" footer={<Button>Comentar</Button>}>
        <p>O conteúdo do painel rola sozinho.</p>
      </Drawer>
    </Section>
  );
}
