import type { CertificateState } from '@shared-kit/contracts/journey';

export const labels = {
  back: 'Meus certificados',
  failed: 'Não foi possível abrir o certificado',
  states: {
    valid: 'Válido',
    expired: 'Validade encerrada',
    superseded: 'Substituído por um mais recente',
    revoked: 'Revogado pela empresa',
  } satisfies Record<CertificateState, string>,
  preview: 'Prévia do certificado',
  previewFailed: 'Não foi possível mostrar a prévia',
  details: {
    finished: 'Conclusão',
    issued: 'Emissão',
    validity: 'Validade',
    noEnd: 'Sem prazo de validade',
    workload: 'Carga horária',
    code: 'Código de autenticidade',
  },
  share: {
    title: 'Compartilhar',
    linkedIn: 'Adicionar ao perfil do LinkedIn',
    copy: 'Copiar link público',
    copied: 'Link copiado!',
    link: 'Link público do certificado',
    notCopied: 'Não foi possível copiar. Selecione o link e copie.',
    open: 'Abrir página pública',
  },
  credential: {
    title: 'Credencial verificável',
    text: 'Assinada pela empresa no padrão Open Badges 3.0: carteiras digitais e outros sites conferem se ela é autêntica, sem depender deste portal.',
    badge: 'Baixar selo (PNG)',
    json: 'Baixar credencial (JSON)',
    jwt: 'Abrir credencial assinada (JWT)',
  },
} as const;
