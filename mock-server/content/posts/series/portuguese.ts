import { postsOf } from './series.ts'

const dialogos = postsOf({
  language: 'pt',
  community: 'fabrica-campinas',
  by: ['fernanda-lima', 'thiago-moreira', 'rafael-oliveira'],
  scenes: ['helmet', 'warehouse'],
  alternativeText: 'Capacetes pendurados ao lado do quadro de segurança',
  state: 'published',
  posts: [
    [
      'Diálogo da semana: escada',
      'A escada de três degraus não é escada de quatro. Parece piada, até a gente contar quantas vezes alguém subiu na caixa em cima da escada. Contamos: **nove**, em um dia. Chegaram duas escadas maiores. #segurança',
    ],
    [
      'Diálogo da semana: calor',
      'Em janeiro o galpão passa de trinta e seis graus. Água a cada vinte minutos, pausa na sombra, e quem vir o colega calado demais pergunta se está tudo bem. Perguntar não é perder tempo. #segurança',
    ],
    [
      'Diálogo da semana: a chave que fica no bolso',
      'Bloqueio só vale com a chave no bolso de quem está lá dentro. Emprestar a chave "só um minutinho" é emprestar a mão. #segurança',
    ],
    [
      'Diálogo da semana: telefone na faixa',
      'Na faixa da empilhadeira o telefone fica no bolso. Quem precisa responder para, sai da faixa e responde. O Parafuso já aprendeu a esperar; a gente consegue também. #segurança',
    ],
    [
      'Diálogo da semana: boas notícias',
      'Cento e vinte dias sem acidente com afastamento. Vamos comemorar do jeito certo: com bolo, e com a lista do que ainda falta fazer ao lado do bolo. #segurança #gente',
    ],
    [
      'Diálogo da semana: óculos',
      'Os óculos novos não embaçam. Testamos na cabine, no forno e na feijoada de quarta. Quem ainda tem os antigos troca no almoxarifado, sem formulário. #segurança',
    ],
    [
      'Diálogo da semana: perguntar duas vezes',
      'O pedido veio pelo rádio: "pode ligar". Quem ouviu perguntou "pode ligar o quê?". Havia duas máquinas e uma pessoa dentro de uma delas. Perguntar duas vezes salvou o dia. #segurança',
    ],
  ],
})

const linha = postsOf({
  language: 'pt',
  community: 'fabrica-campinas',
  by: ['juliana-ribeiro', 'rafael-oliveira', 'thiago-moreira'],
  state: 'approved',
  scenes: ['paint-booth', 'chart', 'outdoor-lamp'],
  alternativeText: 'Resultados da semana em barras',
  posts: [
    [
      'Linha 1 em números: 5.300 luminárias',
      'Semana completa, sem parada. O gargalo mudou de lugar: era a pintura, agora é a embalagem, o que é um problema bem melhor de se ter.',
      '- Pintura: 5.480\n- Montagem: 5.310\n- Embalagem: **5.300**',
      '#pintura',
    ],
    [
      'Linha 1 em números: trocas de cor',
      'Catorze trocas de cor, média de onze minutos e meio. A mais rápida levou nove, do branco para a areia, e a mais lenta vinte, porque alguém esqueceu o filtro. O alguém fui eu. #pintura',
    ],
    [
      'Linha 3 em números: a bomba aguenta',
      'A bomba da cabine está com 92 % da vazão. Até a parada de dezembro ela vai. O Thiago passa a mão nela todo dia às sete, e isto não é força de expressão. #pintura',
    ],
    [
      'Linha 1 em números: retrabalho',
      'Vinte e uma peças voltaram, dezesseis por causa da borda no oliva. Com a mistura nova foram zero em dois dias. Ainda não vou comemorar, mas já comprei o refrigerante. #pintura',
    ],
    [
      'Expedição em números: contêiner cheio',
      'Com a caixa nova do *Nido* coube tudo em um contêiner, e ainda sobrou lugar para as mudas de manjericão que prometemos a Torino. Documentadas, com nota fiscal. #gente',
    ],
    [
      'Linha 3 em números: som',
      'Sessenta e nove decibéis na média da semana. Pela primeira vez deu para ouvir o rádio do turno da tarde, e descobrimos que temos gostos muito diferentes. #gente',
    ],
  ],
})

export const portugueseSeries = [dialogos, linha]
